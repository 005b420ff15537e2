import { addressOf } from '../../../test/crashes/server-process.ts'
import { startWorld } from '../../../test/world/world.ts'
import { konttori } from './konttori.ts'

/** A running service, and commands that are run beside it. */
export async function startBesideService() {
  const origin = 'https://konttori.example'
  const password = 'luotettava lause ja 9'

  const world = await startWorld()

  /** Runs a command beside the running service and gives its JSON; throws when it fails. */
  async function run(...args: string[]): Promise<any> {
    const { exitCode, stdout, stderr } = await runPlain(...args, '--json')
    if (exitCode !== 0) throw new Error(stderr)
    return JSON.parse(stdout)
  }

  const runPlain = (...args: string[]) =>
    konttori(args, {
      DATABASE_URL: addressOf(world.database.connection),
      KONTTORI_SECRET: '\u0007'.repeat(32),
      KONTTORI_BASE_URL: origin,
      KONTTORI_DATA_DIR: '/tmp',
    })

  const person = ['--admin-first-names', 'Aino Maria', '--admin-last-name', 'Kallio']

  return { origin, password, world, run, runPlain, person }
}
