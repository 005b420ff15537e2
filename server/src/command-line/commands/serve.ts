import { command } from '../command.ts'

export const serve = command({
  name: 'serve',
  summary: 'Run the service until it is asked to stop.',
  description:
    'Starts the embedded PostgreSQL, or connects to the one of DATABASE_URL, migrates, and takes requests. Its ' +
    'settings are environment variables; the options here go before them. Ctrl-C stops it when all that was taken ' +
    'is answered. With --json what is told at the start is one JSON value.',
  options: {
    host: {
      value: 'address',
      help: 'Where it listens, in place of HOST (localhost, so this machine alone, when neither is given).',
    },
    port: { value: 'number', help: 'The port, in place of PORT (8080 when neither is given).' },
    demo: {
      value: 'on|off',
      choices: ['on', 'off'],
      help: 'Whether an empty database is filled with the demo, in place of KONTTORI_DEMO.',
    },
  },
  examples: ['konttori serve', 'konttori serve --port 9090 --data-dir /var/lib/konttori --demo off'],
  handlesSignals: true,
  async run(given, { environment, json }) {
    const { run } = await import('../../lifecycle/run.ts')
    const { firstSteps } = await import('../../lifecycle/first-steps.ts')
    const { failureJson } = await import('../../lifecycle/failure.ts')
    const { launch } = await import('../../launch.ts')
    const own = { HOST: given.host, PORT: given.port, KONTTORI_DEMO: given.demo }
    const set = Object.entries(own).filter(([, value]) => value !== undefined)
    return run(
      { ...environment, ...Object.fromEntries(set) },
      launch,
      json
        ? {
            start: (configuration, { baseUrl, metricsUrl, isEmpty }) => {
              const next = isEmpty ? { next: Object.values(firstSteps(configuration, baseUrl)) } : {}
              return `${JSON.stringify({ baseUrl, metricsUrl, pid: process.pid, ...next })}\n`
            },
            failure: failureJson,
          }
        : undefined,
    )
  },
})
