interface Instruction {
  name: string;
  rest: string;
}

/** The Dockerfile's instructions, lines that go on joined, comments left out. */
const instructions = (text: string): Instruction[] =>
  text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return { name, rest };
    });

/** What Docker's own manual calls an instruction. */
const INSTRUCTIONS = [
  ...['ADD', 'ARG', 'CMD', 'COPY', 'ENTRYPOINT', 'ENV', 'EXPOSE', 'FROM', 'HEALTHCHECK', 'LABEL'],
  ...['ONBUILD', 'RUN', 'SHELL', 'STOPSIGNAL', 'USER', 'VOLUME', 'WORKDIR'],
];

/** Runs a command without a shell, so that the signal to stop reaches it. */
const isWithoutShell = (rest: string) => {
  try {
    const command: unknown = JSON.parse(rest);
    return Array.isArray(command) && command.every((part) => typeof part === 'string');
  } catch {
    return false;
  }
};

/**
 * What is wrong with a Dockerfile, of what matters here; what each instruction means is Docker's to say.
 * @param text of the file; one instruction per line, or with a backslash at the ends of lines
 * @returns sentences' ends, none for a sound file
 */
export function faultsOf(text: string): string[] {
  const all = instructions(text);
  const last = all.slice(all.findLastIndex(({ name }) => name === 'FROM'));
  const inLast = (wanted: string) => last.filter(({ name }) => name === wanted);
  const stages = all.flatMap(({ name, rest }) =>
    name === 'FROM' ? (/ AS (\S+)$/i.exec(rest)?.[1] ?? []) : [],
  );
  const user = inLast('USER').at(-1)?.rest;
  const health = inLast('HEALTHCHECK').map(({ rest }) => rest.split('CMD ').at(-1) ?? '');
  const secret = /(?:secret|password|token|api_?key|smtp_url|database_url)/i;
  const signs: [string, boolean][] = [
    ['an unknown instruction', all.some(({ name }) => !INSTRUCTIONS.includes(name))],
    ['something before FROM', !['FROM', 'ARG'].includes(all[0]?.name ?? '')],
    [
      'a base without a full version',
      all.some(
        ({ name, rest }) =>
          name === 'FROM' &&
          !stages.includes(rest.split(' ')[0] ?? '') &&
          !/^\S+:\d+\.\d+\.\d+\S*(?: AS \S+)?$/i.test(rest),
      ),
    ],
    [
      'a stage that is not there',
      all.some(({ rest }) => {
        const stage = /--from=(\S+)/.exec(rest)?.[1];
        return stage !== undefined && !stages.includes(stage);
      }),
    ],
    ['ADD', all.some(({ name }) => name === 'ADD')],
    ['root', user === undefined || /^(?:root|0)\b/.test(user)],
    [
      'something done after USER',
      last.findIndex(({ name }) => name === 'USER') <
        last.findLastIndex(({ name }) => name === 'RUN'),
    ],
    ['no health check', health.length !== 1 || !isWithoutShell(health[0] ?? '')],
    [
      'no single command without a shell',
      inLast('CMD').length !== 1 || !isWithoutShell(inLast('CMD')[0]?.rest ?? ''),
    ],
    [
      'a folder that is not absolute',
      all.some(({ name, rest }) => name === 'WORKDIR' && !rest.startsWith('/')),
    ],
    [
      'a secret',
      all.some(
        ({ name, rest }) =>
          ['ARG', 'ENV'].includes(name) && secret.test(rest.replaceAll('PUBLIC_ANON_KEY', '')),
      ),
    ],
    [
      'what is fetched and run',
      all.some(({ name, rest }) => name === 'RUN' && /\b(?:curl|wget|sudo)\b/.test(rest)),
    ],
  ];
  return signs.flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}
