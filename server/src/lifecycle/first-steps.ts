import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Configuration } from '../platform/configuration.ts'

const checkout = resolve(import.meta.dirname, '../../..')

/** The commands that make something of a database without any organisation; each works as it is in a shell. */
export interface FirstSteps {
  readonly found: string
  readonly key: string
  readonly ask: string
}

export function firstSteps({ dataDir, databaseUrl }: Configuration, baseUrl: string): FirstSteps {
  const konttori = commandLine()
  // Whatever else runs on this machine, this names the installation.
  const place = databaseUrl === null && dataDir !== resolve('data') ? ` --data-dir ${quoted(dataDir)}` : ''
  return {
    found: `${konttori} organisation create --name "My company" --slug my-company --admin-email me@example.com --admin-first-names Maija --admin-last-name Mallikas${place}`,
    key: `KEY=$(${konttori} key create --owner me@example.com --name first --scope org.admin${place})`,
    ask: `curl -H "Authorization: Bearer $KEY" ${baseUrl}/v1/me/access`,
  }
}

/** How the command line is called from the present directory. */
function commandLine(): string {
  if (!relative(checkout, process.cwd()).startsWith('..')) return 'npx konttori'
  const installed = resolve(checkout, 'node_modules/.bin/konttori')
  if (existsSync(installed)) return quoted(installed)
  return `${quoted(process.execPath)} ${quoted(resolve(checkout, 'server/bin/konttori.mjs'))}`
}

/** As one word of a shell. */
const quoted = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
