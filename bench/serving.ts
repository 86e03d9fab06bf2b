/** Compares the Node server with nginx, and measures its memory and its answers beside peers that stall. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sitePaths } from 'compose/paths';
import { nginxProgram, startNginx } from 'e2e/nginx';
import { ask, startServer } from './enquiryServer.ts';
import { median, p99 } from './measure/median.ts';
import { load, processesOf, type Round, type Target, wrk } from './wrk.ts';

const rounds = 5;

/** Measures both in turns, so that other work on the machine slows both alike. */
function compare(what: string, ours: Target, theirs: Target): void {
  load(ours, 2);
  load(theirs, 2);
  const measured = Array.from({ length: rounds }, () => ({ ours: load(ours), theirs: load(theirs) }));
  const of = (whose: 'ours' | 'theirs', value: keyof Round) =>
    median(measured.map((round) => round[whose][value]));
  const ratio = (value: keyof Round) =>
    median(measured.map((round) => round.ours[value] / round.theirs[value]));
  console.log(
    `${what}, Node against nginx: ${ratio('perSecond').toFixed(2)} of its requests a second ` +
      `(${Math.round(of('ours', 'perSecond'))}, ${Math.round(of('theirs', 'perSecond'))}), ` +
      `${ratio('p99').toFixed(2)} of its p99 (${of('ours', 'p99').toFixed(1)} ms, ${of('theirs', 'p99').toFixed(1)} ms), ` +
      `${ratio('processor').toFixed(2)} of its processor time (${of('ours', 'processor').toFixed(0)} ms, ${of('theirs', 'processor').toFixed(0)} ms for 1,000)`,
  );
}

const residentMegabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000;

/** Compares the server's memory after 50,000 and after 200,000 requests for three pages. */
async function memory({ url, pid }: { url: string; pid: number }): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const send = async (count: number) => {
    let left = count;
    const pages = ['/about', '/contact', '/services'];
    await Promise.all(
      Array.from({ length: 64 }, async () => {
        while (left-- > 0) await ask(url, agent, pages[left % pages.length] ?? '/');
      }),
    );
  };
  await send(50_000);
  const before = residentMegabytes(pid);
  await send(150_000);
  const after = residentMegabytes(pid);
  agent.destroy();
  console.log(
    `Memory after 200,000 requests against after 50,000: ${(after / before).toFixed(2)} (${after.toFixed(0)} MB, ${before.toFixed(0)} MB)`,
  );
}

/** Prints when the last of 500 peers that sent half a request is gone, and how long pages took meanwhile. */
async function stallingPeers(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const pageTime = async () => {
    const start = performance.now();
    await ask(url, agent, '/about');
    return performance.now() - start;
  };
  const timesOf = async (until: () => boolean) => {
    const times: number[] = [];
    while (!until()) {
      times.push(await pageTime());
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return p99(times);
  };
  const quietEnd = performance.now() + 10_000;
  const quiet = await timesOf(() => performance.now() > quietEnd);
  const start = performance.now();
  let open = 500;
  for (let peer = 0; peer < 500; peer += 1) {
    const localAddress = `127.0.0.${10 + (peer % 4)}`;
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), localAddress });
    socket.on('connect', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n'));
    socket.on('error', () => {});
    socket.on('close', () => {
      open -= 1;
    });
    socket.resume();
  }
  const meanwhile = await timesOf(() => open === 0 || performance.now() - start > 90_000);
  agent.destroy();
  console.log(
    `500 stalling peers: ${open} left after ${((performance.now() - start) / 1_000).toFixed(0)} s; ` +
      `p99 of a page meanwhile against before ${(meanwhile / quiet).toFixed(2)} (${meanwhile.toFixed(1)} ms, ${quiet.toFixed(1)} ms)`,
  );
}

export async function serving(): Promise<void> {
  const program = nginxProgram();
  if (program === undefined || !existsSync(wrk)) {
    console.log('nginx or wrk is not installed: serving was not measured.');
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-serving-'));
  const { current } = sitePaths();
  const server = await startServer({ DATA_DIR: path.join(folder, 'data') });
  const before = new Set(processesOf(process.pid));
  const nginx = await startNginx(program, { root: current, enquiries: new URL(server.url).host });
  const nginxProcesses = processesOf(process.pid).filter((pid) => !before.has(pid));
  const script = readdirSync(path.join(current, '_/shell/code')).find((file) => /^index-.*\.js$/.test(file));
  for (const [what, address] of [
    ['A page', '/about'],
    ['An asset', `/_/shell/code/${script}`],
  ] as const)
    compare(
      what,
      { address: server.url + address, pids: processesOf(server.pid) },
      { address: nginx.url + address, pids: nginxProcesses },
    );
  await memory(server);
  await stallingPeers(server.url);
  await nginx.stop();
  server.end();
  rmSync(folder, { recursive: true, force: true });
}
