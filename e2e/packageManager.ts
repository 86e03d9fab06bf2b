/** The package manager that started this process, which need not be on the path: its program and first arguments. */
export function packageManager(): [program: string, ...args: string[]] {
  const manager = process.env.npm_execpath;
  if (manager === undefined) return ['npx', '--yes', 'pnpm@12'];
  return /\.[cm]?js$/.test(manager) ? [process.execPath, manager] : [manager];
}
