import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Account } from './account.ts'
import { commandAs } from './command.ts'
import { ClusterCannotStart } from './errors.ts'
import { superuser } from './initialise.ts'
import type { Layout } from './layout.ts'
import { disownPostmasterFile } from './postmaster-file.ts'
import { settingArguments, type Settings } from './settings.ts'

const longestOutput = 4000

/**
 * Sets the superuser's password to the stored one in PostgreSQL's single-user mode, which requires no password. No
 * postmaster may run on the cluster meanwhile. The program has ended when this resolves.
 * https://www.postgresql.org/docs/18/app-postgres.html#APP-POSTGRES-SINGLE-USER
 */
export async function setPassword(
  layout: Layout,
  program: string,
  account: Account | undefined,
  settings: Settings,
  password: string,
): Promise<void> {
  await disownPostmasterFile(layout)
  const args = ['--single', '-D', layout.cluster, ...settingArguments(settings), '-c', 'exit_on_error=on']
  const command = commandAs(account, program, [...args, 'postgres'], [layout.cluster])
  const child = spawn(command.file, [...command.args], {
    ...command.options,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr?.on('data', chunk => (complaint = (complaint + String(chunk)).slice(-longestOutput)))
  child.stdin?.on('error', () => {})
  // It reads one statement per line; the stored password has no line break.
  child.stdin?.end(`alter role ${superuser} password '${password.replaceAll("'", "''")}'\n`)
  const [code] = (await once(child, 'close').catch(error => {
    throw new ClusterCannotStart(`PostgreSQL could not be run: ${String(error)}`)
  })) as [number | null]
  if (code !== 0 || /ERROR:|FATAL:/.test(complaint))
    throw new ClusterCannotStart(
      `The password of the embedded PostgreSQL could not be set: ${complaint.trim().split('\n').at(-1) ?? ''}`,
    )
}
