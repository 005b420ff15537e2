import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { SftpOptions, SftpPatch } from './sftp-shapes.ts'
import { sftpDefaults } from './sftp-shapes.ts'

/** A server as its name and port were understood. */
export type CheckedServer =
  | { readonly ok: true; readonly host: string }
  | { readonly ok: false; readonly code: string; readonly detail: string }

/** What was found of the server and the credential that a request gives. */
export interface SftpReferences {
  /** Null when no server was sent. */
  readonly server: CheckedServer | null
  /** Why the private key that was sent is none. */
  readonly privateKeyProblem: string | null
}

/** Options with those that are sent in place of the former, or of what is usual. */
export function withSftp(
  options: SftpOptions | null,
  { password, privateKey, host: _, ...changed }: SftpPatch,
  { server }: SftpReferences,
): SftpOptions {
  const sent = password !== undefined ? 'password' : privateKey !== undefined ? 'private_key' : undefined
  const { port, directory } = sftpDefaults
  const former = options ?? {
    host: '',
    port,
    username: '',
    hostKeys: [],
    directory,
    authentication: 'password',
  }
  return {
    ...former,
    ...changed,
    host: server?.ok ? server.host : former.host,
    authentication: sent ?? former.authentication,
  }
}

type Code = 'export_target_form_invalid' | 'export_target_url_not_allowed'

/** Why a server and what it is entered with cannot be kept. `former` is null for a new target. */
export function sftpRefusal(
  former: SftpOptions | null,
  sent: SftpPatch,
  { server, privateKeyProblem }: SftpReferences,
): Refused<Code> | null {
  const { password, privateKey } = sent
  if (password !== undefined && privateKey !== undefined)
    return invalid('An account has a password or a private key, not both.')
  if (privateKeyProblem) return invalid(`privateKey: ${privateKeyProblem}`)
  if (server && !server.ok)
    return refuse('export_target_url_not_allowed', server.detail, { reason: server.code })
  if (password !== undefined || privateKey !== undefined) return null
  if (!former) return invalid('An sftp target needs a password or a privateKey.')
  // Otherwise anyone who may change a target could have the password sent to a server of their own.
  return isElsewhere(former, withSftp(former, sent, { server, privateKeyProblem }))
    ? invalid('Another server, host key or user needs its password or privateKey with it.')
    : null
}

const isElsewhere = (former: SftpOptions, changed: SftpOptions): boolean =>
  former.host !== changed.host ||
  former.port !== changed.port ||
  former.username !== changed.username ||
  changed.hostKeys.some(key => !former.hostKeys.includes(key))

const invalid = (detail: string) => refuse('export_target_form_invalid', detail)
