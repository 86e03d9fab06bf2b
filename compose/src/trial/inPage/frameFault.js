/**
 * Checks the parts of every page's frame, and returns what is wrong with the first that can't be seen, or can't be tapped at
 * its centre; undefined if nothing is. With `passesMessages`, messages may be in front of them. Leaves the page at its top.
 * The browser gets this expression unchanged.
 */
({ bootstrapElementId, passesMessages }) => {
  const bootstrap = document.getElementById(bootstrapElementId)?.textContent ?? '{"packages":[]}';
  const [launcher] = JSON.parse(bootstrap).packages.flatMap(({ widgets }) => widgets);
  const isRendered = (element) => element.checkVisibility({ visibilityProperty: true });
  const all = (selector) => [...document.querySelectorAll(selector)];
  const ownOpacity = ({ opacity, filter }) =>
    Number(opacity) * Number.parseFloat(/opacity\(([\d.]+)/.exec(filter)?.[1] ?? '1');
  const opacityOf = (element) =>
    element === null ? 1 : ownOpacity(getComputedStyle(element)) * opacityOf(element.parentElement);
  const worded = (element) =>
    `<${element.localName}${element.className ? ` class="${element.className}"` : ''}> "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  const faultOf = (element, name) => {
    if (!isRendered(element)) return `${name} can't be seen`;
    if (opacityOf(element) < 0.4) return `${name} can hardly be seen, its opacity is ${opacityOf(element)}`;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const [box] = element.getClientRects();
    if (box === undefined || box.width < 8 || box.height < 8) return `${name} has no size`;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return `${name} is outside the screen`;
    const hit = document.elementFromPoint(x, y);
    if (hit === element || element.contains(hit)) return undefined;
    if (passesMessages && hit?.closest('[role=alert], [role=status], [aria-live]')) return undefined;
    return hit === null || hit.contains(element)
      ? `${name} can't be tapped`
      : `${name} is covered by ${worded(hit)}`;
  };
  /** What is wrong with elements of which at least one must be rendered, and none that is rendered may have a fault. */
  const faultAmong = (elements, name) => {
    const rendered = elements.filter(isRendered);
    if (elements.length > 0 && rendered.length === 0) return `${name} can't be seen`;
    for (const element of rendered) {
      const fault = faultOf(
        element,
        `${name} ("${(element.textContent || element.ariaLabel || '').trim().slice(0, 30)}")`,
      );
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
  const footerLinks = all('footer a').filter(isRendered);
  const [firstLink] = all('main a[href]').filter(isRendered);
  const fault =
    all('header').map((header) => faultOf(header, 'the header'))[0] ??
    faultAmong(all('header a'), 'a link of the header') ??
    faultAmong(all('header nav a, header button'), "the header's menu") ??
    (all('h1').length === 0 ? 'its h1 is gone' : undefined) ??
    all('h1').map((heading) => faultOf(heading, 'its h1'))[0] ??
    (firstLink && faultOf(firstLink, 'its first link')) ??
    all('footer').map((footer) => (isRendered(footer) ? undefined : "the footer can't be seen"))[0] ??
    faultAmong([...new Set([footerLinks[0], footerLinks.at(-1)])].filter(Boolean), 'a link of the footer') ??
    (launcher
      ? faultAmong(
          all('button').filter((button) => button.textContent.trim() === launcher.label),
          "the assistant's button",
        )
      : undefined);
  // Code can scroll boxes that visitors can't.
  for (const box of [document.documentElement, ...all('body, body > *')])
    box.scrollTo({ top: 0, behavior: 'instant' });
  return fault;
};
