import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from '../platform/configuration.ts'
import { clamdText } from '../platform/files/clamd.ts'
import { placeText } from '../platform/files/place.ts'
import { registerText } from '../platform/gateways/company-register/url.ts'
import { AddressRanges, loopback } from '../platform/http/address-ranges.ts'
import type { Application } from './application.ts'
import { firstSteps } from './first-steps.ts'

/** What a person who just started the service wants to know. */
export function banner(
  configuration: Configuration,
  application: Pick<Application, 'baseUrl' | 'metricsUrl' | 'isEmpty'>,
): string {
  const { baseUrl, metricsUrl, isEmpty } = application
  const { dataDir, databaseUrl, webhooksAllowPrivate, mail, files, clamd, companyRegister } = configuration
  const demo = join(dataDir, 'demo.json')
  const lines = [
    `Konttori is ready at ${baseUrl}`,
    `  Reference   ${baseUrl}/docs`,
    `  Database    ${databaseUrl === null ? `embedded PostgreSQL in ${dataDir}` : 'PostgreSQL of DATABASE_URL'}`,
  ]
  lines.push(
    `  Mail        ${mail ? `${mail.server.host}:${mail.server.port}` : 'held for administrators; KONTTORI_SMTP_URL is not set'}`,
  )
  lines.push(
    `  Files       ${placeText(files)}`,
    `  Malware     ${clamd ? `files are scanned by clamd at ${clamdText(clamd)}` : 'files are not scanned; KONTTORI_CLAMD_URL is not set'}`,
    `  Companies   ${registerText(companyRegister)}`,
  )
  if (existsSync(demo)) lines.push(`  Demo        ${demo} (people, passwords and keys to try it with)`)
  if (metricsUrl) lines.push(`  Metrics     ${metricsUrl}`)
  lines.push('  Stop        Ctrl-C')
  if (webhooksAllowPrivate) {
    lines.push(
      '',
      '  WARNING: KONTTORI_WEBHOOKS_ALLOW_PRIVATE is on. Webhooks may reach loopback and private addresses,',
      '  so every organisation can make this machine call into its own network. For development only.',
    )
  }
  lines.push(...transportLines(configuration, baseUrl))
  if (isEmpty) lines.push('', ...nextLines(configuration, baseUrl))
  return `${lines.join('\n')}\n`
}

/** What has to be known of callers on other machines, where HTTPS does not settle it. */
function transportLines({ allowPlainHttp, host }: Configuration, baseUrl: string): string[] {
  if (allowPlainHttp)
    return [
      '',
      '  WARNING: KONTTORI_ALLOW_PLAIN_HTTP is on. Keys, passwords and everything else are taken over plain HTTP from',
      '  other machines, and whoever listens on the way can read them and act with them.',
    ]
  if (baseUrl.startsWith('https:') || listensHereAlone(host)) return []
  return [
    '',
    '  Over plain HTTP only callers on this machine are answered; others get 403 https_required. Put HTTPS in front',
    '  (docs/running.md), or set KONTTORI_ALLOW_PLAIN_HTTP=on where nobody can listen.',
  ]
}

const thisMachine = new AddressRanges(loopback)
const listensHereAlone = (host: string): boolean => host === 'localhost' || thisMachine.include(host)

function nextLines(configuration: Configuration, baseUrl: string): string[] {
  const { found, key, ask } = firstSteps(configuration, baseUrl)
  const where = configuration.databaseUrl === null ? '' : ' with the same DATABASE_URL'
  return [
    `  There is no organisation yet. In another terminal${where}, with your own name and address:`,
    '',
    found,
    '',
    '  It prints a link: open it and choose a password. Then make a key and ask with it:',
    '',
    key,
    ask,
  ]
}
