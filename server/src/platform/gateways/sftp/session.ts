import { createHash, timingSafeEqual } from 'node:crypto'
import type { Socket } from 'node:net'
import ssh2, { type SFTPWrapper } from 'ssh2'
import { OutboundRefused } from '../outbound-https/outbound-https.ts'
import { type SftpUpload, UploadRefused } from './sftp-uploads.ts'

/** The fingerprint of a host key as OpenSSH shows it: `SHA256:` and the hash in base64 without padding. */
export const fingerprintOf = (hostKey: Buffer): string =>
  `SHA256:${createHash('sha256').update(hostKey).digest('base64').replace(/=+$/, '')}`

const hasFingerprint = (hostKey: Buffer, fingerprints: readonly string[]): boolean => {
  const own = Buffer.from(fingerprintOf(hostKey))
  return fingerprints.some(each => {
    const pinned = Buffer.from(each)
    return pinned.length === own.length && timingSafeEqual(pinned, own)
  })
}

/** An account that has been entered, at a server that is the one that was pinned. */
export interface Session {
  readonly files: SFTPWrapper
  /** Rejects when the connection breaks; requests that wait for an answer may get none then. */
  readonly broken: Promise<never>
  end(): void
}

type Account = Pick<SftpUpload, 'host' | 'username' | 'credential' | 'hostKeys'>

/**
 * Speaks SSH over a connection. The host key is checked before anything is sent of the account: in SSH authentication
 * begins only when the key exchange has proven the host (RFC 4253 section 8).
 *
 * @throws {UploadRefused}
 */
export function openSession(socket: Socket, account: Account, signal: AbortSignal): Promise<Session> {
  const { promise, resolve, reject } = Promise.withResolvers<Session>()
  const broken = Promise.withResolvers<never>()
  broken.promise.catch(() => undefined)
  const client = new ssh2.Client()
  let isPinned = true
  const end = () => {
    client.end()
    socket.destroy()
  }
  const fail = (error: Error) => {
    socket.destroy()
    const refusal = isPinned ? refusalOf(error, account) : mismatch(account)
    reject(refusal)
    broken.reject(refusal)
  }
  if (signal.aborted) fail(signal.reason as Error)
  client.on('error', fail)
  socket.once('error', fail)
  client.once('close', () => fail(new Error('the connection was closed')))
  client.once('ready', () =>
    client.sftp((error, files) => {
      if (error) fail(error)
      else resolve({ files, broken: broken.promise, end })
    }),
  )
  const { credential } = account
  if ('password' in credential)
    // Servers that check passwords by PAM ask for them as for any answer.
    client.on('keyboard-interactive', (_name, _words, _language, prompts, finish) =>
      finish(prompts.map(({ echo }) => (echo ? '' : credential.password))),
    )
  client.connect({
    sock: socket,
    username: account.username,
    ...credential,
    authHandler: 'password' in credential ? ['password', 'keyboard-interactive'] : ['publickey'],
    tryKeyboard: 'password' in credential,
    hostVerifier: (hostKey: Buffer) => (isPinned = hasFingerprint(hostKey, account.hostKeys)),
    // The deadline of the upload is the only timeout.
    readyTimeout: 0,
  })
  return promise
}

const mismatch = ({ host }: Account) =>
  new UploadRefused('host_key_mismatch', `${host} has none of the host keys that were pinned.`)

function refusalOf(error: Error & { readonly level?: string }, { host, username }: Account): Error {
  if (error instanceof OutboundRefused) return error
  return error.level === 'client-authentication'
    ? new UploadRefused('authentication_failed', `${host} does not let ${username} in.`, error)
    : new UploadRefused('ssh_failed', `${host}: ${error.message}`, error)
}
