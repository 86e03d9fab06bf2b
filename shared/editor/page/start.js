// Starts Decap with the generated configuration: https://decapcms.org/docs/manual-initialization/.
const { CMS } = window;
const config = await (await fetch('config.json')).json();

// A rule's message is the end of a sentence that begins with the field's name: "E-mail must be an e-mail address".
const words = CMS.getLocale('en');
words.editor.editorControlPane.widget.regexPattern = '%{fieldLabel} %{pattern}.';
CMS.registerLocale('en', words);

// Decap saves an empty input as an empty text, which the schemas refuse, and more than eight fields in any order.
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const { fields, files } = config.collections.find(({ name }) => name === entry.get('collection'));
    return tidied(entry.get('data'), fields ?? files.find(({ name }) => name === entry.get('slug')).fields);
  },
});

/** A group's values in the order of their fields, after those without one; without empty ones that may be left out. */
function tidied(group, fields) {
  const fieldOf = (name) => fields.find((field) => field.name === name);
  return group
    .map((value, name) => withinOf(value, fieldOf(name) ?? {}))
    .filterNot((value, name) => mayBeLeftOut(fieldOf(name)) && isEmpty(value))
    .sortBy((_, name) => fields.indexOf(fieldOf(name)));
}

function withinOf(value, { widget, fields, types, typeKey }) {
  if (!value || !(fields ?? types)) return value;
  if (widget === 'object') return tidied(value, fields);
  return value.map((item) =>
    tidied(item, fields ?? types.find(({ name }) => name === item.get(typeKey))?.fields ?? []),
  );
}

const mayBeLeftOut = (field) => field?.required === false && field.default === undefined;
const isEmpty = (value) => [undefined, null, '', false].includes(value) || value.size === 0;

CMS.init({ config });
