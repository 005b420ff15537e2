import type { OutboundCode } from '../outbound-https/outbound-https.ts'

/** How an account of an SFTP server is entered. */
export type SftpCredential = { readonly password: string } | { readonly privateKey: string }

/** A file for an SFTP server that a customer gave. Plain data, so that a thread can upload it. */
export interface SftpUpload {
  /** What it is, for the log. */
  readonly about: Readonly<Record<string, string>>
  readonly host: string
  readonly port: number
  readonly username: string
  readonly credential: SftpCredential
  /** Fingerprints, `SHA256:…`, of which the server's host key must have one. */
  readonly hostKeys: readonly string[]
  /** Absolute, or from where the server puts the account. */
  readonly directory: string
  readonly fileName: string
  /** Distinguishes the unfinished file from those of other uploads; the same when the upload is tried again. */
  readonly uploadId: string
  readonly content: Uint8Array
  readonly deadlineMs: number
}

/**
 * Why a file is not there; stable, stored with delivery attempts.
 *
 * - `host_key_mismatch`: the server is not the one that was pinned; it was sent neither user name nor credential
 * - `authentication_failed`: the server refuses user name and credential
 * - `remote_directory_missing`, `remote_access_denied`: where the file was to go
 * - `remote_file_exists`: another file has the name; it is never overwritten
 * - `ssh_failed`, `sftp_failed`: the server breaks off or answers what the protocol does not foresee
 */
export const sftpCodes = [
  'host_key_mismatch',
  'authentication_failed',
  'remote_directory_missing',
  'remote_access_denied',
  'remote_file_exists',
  'ssh_failed',
  'sftp_failed',
] as const
export type SftpCode = (typeof sftpCodes)[number]

export interface UploadOutcome {
  /** Null when the file is there, whole and under its name. */
  readonly errorCode: SftpCode | OutboundCode | 'unexpected' | null
  readonly durationMs: number
}

export interface SftpUploads {
  /** Never rejects. Null when nothing left us, through no fault of the server. */
  upload(upload: SftpUpload): Promise<UploadOutcome | null>
  /** To be called when nothing is under way. */
  close(): Promise<void>
}

/** An upload that did not end with the file in its place. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused'
  readonly code: SftpCode

  constructor(code: SftpCode, detail: string, cause?: unknown) {
    super(detail, { cause })
    this.code = code
  }
}
