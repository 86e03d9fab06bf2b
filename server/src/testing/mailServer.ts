import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** Addresses it was sent to, from the envelope. */
  recipients: string[];
  source: Buffer;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** While true, each mail is refused with code 451. */
  refuses: boolean;
  stop(): Promise<void>;
}

/** Starts a mail server on `port`, or on any free port. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, callback) {
      const source = await buffer(stream).catch(() => undefined);
      // The sender was killed in the middle of its message.
      if (source === undefined) return;
      // An answer that repeats what it refuses, as some servers do.
      const answer = `Not now: ${source.toString().slice(-200).replace(/\s+/g, ' ')}`;
      if (mailServer.refuses) return callback(Object.assign(new Error(answer), { responseCode: 451 }));
      received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), source });
      callback();
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : port}`,
    received,
    refuses: false,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
}
