/** Runs in every tried page after observePage.js, and notes what the page does with the visitor's device and history. */
if (window === window.top) {
  const { trial } = window;
  const uses = [];
  const connections = [];
  let travels = 0;
  /** Calls `onUse` with the object of each call of a method. */
  const watch = (owner, method, onUse) => {
    const original = owner?.[method];
    if (original === undefined) return;
    owner[method] = function (...args) {
      onUse(this);
      return original.apply(this, args);
    };
  };
  /** The same for each object that is made of a class. */
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
  watch(HTMLMediaElement.prototype, 'play', ({ muted }) => muted || uses.push('plays a sound'));
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
