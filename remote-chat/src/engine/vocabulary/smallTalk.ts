/** The words of small talk. Words and phrases are matched whole; comments explain exceptions. */
import { anyOf, onlyOf, type Question } from './message.ts';

/** "hi" is a whole word, not the middle of "which". "good day" and "good night" are left to goodbye. */
export const greeting = anyOf(
  'hi, hii, hy, hello, helo, hlo, hlw, hey, heya, greetings, good morning, good afternoon, good evening, ' +
    'gud morning, namaste, namaskar, नमस्ते, नमस्कार',
);

export const howAreYou = anyOf(
  'how are you, how are u, how r u, how r you, how are things, hows it going, how is it going, how have you been, ' +
    'how do you do, how you doing, hru, sanchai hunuhuncha, kasto hunuhuncha',
);

const asksName = anyOf(
  'your name, ur name, name of your, who are you, who r u, who are u, what are you called, what should i call you, ' +
    'what do i call you, are you a bot, are you bot, are you a robot, are you human, are you a human, ' +
    'are you real, are you ai, are you an ai, naam k ho, naam ke ho',
);
const isName = onlyOf('name, naam', 'your, the, please, what, is');
const introducesSomeone = anyOf('my name is, mero naam');

/** Only certain phrases with "name", because universities and courses have names too. An introduction counts if short. */
export const name: Question = (message) =>
  asksName(message) ||
  isName(message) ||
  (introducesSomeone(message) && message.words.trim().split(' ').length <= 6);

/** As a whole word, "rain" is not in "training". */
export const weather = anyOf(
  'weather, wheather, temperature, climate, forecast, rain, raining, rainy, snow, snowing, sunny, mausam',
);

/** "see you" counts only with a time, because "can I see you at your office" is no goodbye. */
export const goodbye = anyOf(
  'bye, byee, bbye, goodbye, good bye, good night, gn, good day, nice day, farewell, take care, see ya, cya, ' +
    'see you later, see you soon, see you again, see you then, see you tomorrow, see u, ok see you, ' +
    'talk to you later, talk later, ttyl',
);

/** "helpful" is thanks and "helpline" a phone number; as a whole word, "help" is in neither. */
export const help = anyOf('help, helping, helps, assist me, assistance, madat');

/** As a whole word, "ty" is not in "university". */
export const thanks = anyOf(
  'thank, thanks, thanku, thankyou, thx, thnx, thnks, tnx, tq, ty, tysm, appreciate, appreciated, grateful, ' +
    'was helpful, very helpful, so helpful, dhanyabad, dhanyabaad, dhanyawad, dhanyavad, धन्यवाद',
);

/** Without "service" and "do you offer" alone, which may ask for customer-service hours or for what is offered. */
export const capabilities = anyOf(
  'what can you do, what can u do, what you can do, what do you do, what all can you do, what can this chat do, ' +
    'what can this bot do, what can i ask, what do you know, what services, which services, your services, ' +
    'what do you offer, what you offer, what do you provide, what you provide, how do you work, ' +
    'how does this work, how does this chat work',
);

const assentWord = 'yes, yeah, yea, yep, yup, sure, hajur, हजुर, ho';
const assentFillers =
  'ok, okay, please, plz, pls, of, course, i, do, am, want, would, like, to, sir, maam, madam';
/** Counts only alone: in a sentence with other words, "yes" is left to the other rules. */
export const yes = onlyOf(assentWord, assentFillers);
