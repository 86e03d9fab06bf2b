/**
 * Runs in every tried page after observePage.js, and notes calls that touch what others have stored, or the visitor's device
 * and history.
 */
if (window === window.top) {
  const { trial } = window;
  /** Calls `onCall` with the object and the arguments of each call of a method. */
  const watch = (owner, method, onCall) => {
    const original = owner?.[method];
    if (original === undefined) return;
    owner[method] = function (...args) {
      onCall.apply(this, args);
      return original.apply(this, args);
    };
  };

  const breaches = [];
  const others = 'kept by another package';
  for (const storage of [localStorage, sessionStorage]) storage.setItem(others, others);
  indexedDB.open(others);
  caches?.open(others).catch(() => {});

  /** What the page has done to what others have stored; undefined if nothing. */
  trial.storageFault = () => {
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
      if (storage.getItem(others) !== others)
        return `it changes or deletes what other packages keep in ${name}`;
      const size = JSON.stringify(storage).length;
      if (size > 100_000) return `it puts ${size} characters into ${name}, which has room for few more`;
    }
    return breaches[0];
  };
  trial.policyFaults = [];

  /** The package whose code calls; undefined for code that is in the page itself. */
  const caller = () => {
    const { stack = '' } = new Error();
    return [...stack.matchAll(/\/_\/([\w-]+)\//g)][0]?.[1];
  };
  const own = new Set();
  const made = (name) => void own.add(name);
  const deletes = (kind) => (name) =>
    own.has(name) || breaches.push(`it deletes the ${kind} "${name}", which it has not made`);
  watch(IDBFactory.prototype, 'open', made);
  watch(IDBFactory.prototype, 'deleteDatabase', deletes('database'));
  watch(window.CacheStorage?.prototype, 'open', made);
  watch(window.CacheStorage?.prototype, 'delete', deletes('cache'));

  const workers = navigator.serviceWorker;
  watch(window.ServiceWorkerContainer?.prototype, 'register', (address) => {
    if (caller() !== 'shell' || new URL(address, location.href).pathname !== '/service-worker.js')
      breaches.push(`it registers the service worker ${address}, and the site has one`);
  });
  if (workers) {
    // The trial blocks service workers; a page that looks for one to unregister finds this stand-in.
    const worker = { scope: `${location.origin}/`, active: null, update: async () => {} };
    worker.unregister = async () => breaches.push("it unregisters the site's service worker") > 0;
    workers.getRegistration = async () => worker;
    workers.getRegistrations = async () => [worker];
  }

  const ownerOf = { dompurify: 'remote-chat' };
  watch(window.TrustedTypePolicyFactory?.prototype, 'createPolicy', (name) => {
    const owner = ownerOf[name] ?? 'shell';
    if (![undefined, owner].includes(caller()))
      trial.policyFaults.push(`it makes the Trusted Types policy "${name}", which belongs to ${owner}`);
  });

  const uses = [];
  const connections = [];
  let travels = 0;
  /** Calls `onUse` for each object that is made of a class. */
  const watchNew = (name, onUse) => {
    if (window[name] === undefined) return;
    window[name] = new Proxy(window[name], {
      construct(...made) {
        onUse();
        return Reflect.construct(...made);
      },
    });
  };
  const asks = (what) => () => void uses.push(what);

  const devices = {
    'asks where the visitor is': ['Geolocation getCurrentPosition watchPosition'],
    'asks to send notifications': ['PushManager subscribe'],
    'asks for the camera or the microphone': ['MediaDevices getUserMedia getDisplayMedia'],
    'uses the clipboard': ['Clipboard read readText write writeText'],
    'takes the whole screen': ['Element requestFullscreen', 'HTMLVideoElement requestPictureInPicture'],
    'takes the pointer': ['Element requestPointerLock'],
    'asks for a device': [
      'Navigator requestMIDIAccess requestMediaKeySystemAccess',
      'Bluetooth requestDevice',
      'USB requestDevice',
      'HID requestDevice',
      'Serial requestPort',
    ],
    'shakes the phone': ['Navigator vibrate'],
    'keeps the screen awake': ['WakeLock request'],
    'opens a window of the device': [
      'Navigator share registerProtocolHandler',
      'CredentialsContainer get create',
      'PaymentRequest show',
      'EyeDropper open',
      'Window showOpenFilePicker showSaveFilePicker showDirectoryPicker',
    ],
    speaks: ['SpeechSynthesis speak'],
  };
  for (const [what, methods] of Object.entries(devices))
    for (const [name, ...calls] of methods.map((words) => words.split(' ')))
      for (const call of calls) watch(name === 'Window' ? window : window[name]?.prototype, call, asks(what));
  watch(window.Notification, 'requestPermission', asks('asks to send notifications'));
  watchNew('AudioContext', asks('plays a sound'));
  watch(HTMLMediaElement.prototype, 'play', function () {
    if (!this.muted) uses.push('plays a sound');
  });
  watchNew('RTCPeerConnection', () => connections.push('it connects to other machines by WebRTC'));
  for (const call of ['back', 'forward', 'go'])
    watch(History.prototype, call, () => {
      travels += 1;
    });

  /** What the page has used so far, as part of a sentence; undefined if nothing. */
  trial.useFault = () => uses[0] && `it ${uses[0]} without being asked to`;
  trial.connectionFault = () => connections[0];
  Object.defineProperty(trial, 'travels', { get: () => travels });
}
