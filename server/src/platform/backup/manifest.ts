import { createHash, hkdfSync } from 'node:crypto'
import type { Instant } from '../vocabulary/dates.ts'
import { BackupUnusable } from './errors.ts'
import type { StoredContent } from './stored-files.ts'

/** The format that this version writes, and the newest that it reads. */
export const formatVersion = 2
/** Backups of the first form have no files of the service; there were none. */
const oldestFormat = 1

/** The contents of a backup; stored as its last entry but one. */
export type Manifest = {
  readonly format: number
  /** The instant of the snapshot of all tables. */
  readonly takenAt: Instant
  /** The version of the service. */
  readonly madeBy: string
  /** PostgreSQL's `server_version`. */
  readonly postgres: string
  readonly migrations: readonly string[]
  readonly tables: readonly TableContent[]
  /** The names of the partitions of all tables. */
  readonly partitions: readonly string[]
  readonly sequences: readonly SequenceState[]
  /** The files of the service; undefined in the first form. */
  readonly stored?: StoredContent
  /** Single files of the data directory in the backup. */
  readonly files: readonly FileContent[]
  readonly secret: {
    readonly included: boolean
    /** Identifies the secret and reveals nothing else about it. */
    readonly fingerprint: string
  }
}

/** A table in the text format of `COPY … TO STDOUT`. */
export type TableContent = {
  readonly schema: string
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
  readonly bytes: number
  /** SHA-256 of the text, hexadecimal. */
  readonly sha256: string
}

export type SequenceState = {
  readonly schema: string
  readonly name: string
  /** A `bigint`, as text. */
  readonly lastValue: string
  readonly isCalled: boolean
}

export type FileContent = { readonly name: string; readonly sha256: string }

export const entryNames = {
  format: 'konttori-backup',
  manifest: 'manifest.json',
  manifestSum: 'manifest.sha256',
  table: ({ schema, name }: { schema: string; name: string }, part: number): string =>
    `tables/${schema}.${name}/${String(part).padStart(6, '0')}`,
  file: (name: string): string => `files/${name}`,
  stored: (key: string, part: number): string => `stored/${key}/${String(part).padStart(6, '0')}`,
} as const

/** The files of a data directory that a backup may include. */
export const keptFiles = ['service.secret', 'demo.json'] as const

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/** A one-way value that identifies the service secret. */
export const fingerprintOf = (secret: Buffer): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'konttori/backup-fingerprint', 32)).toString('hex')

/** Parses a manifest whose hash has been checked. Throws `BackupUnusable` when it is not valid. */
export function readManifest(content: Buffer): Manifest {
  const manifest = parsed(content)
  if (!isManifest(manifest)) throw new BackupUnusable('The backup is damaged: its manifest is not readable.')
  return manifest
}

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'))
  } catch {
    return undefined
  }
}

function isManifest(value: unknown): value is Manifest {
  if (!isRecord(value)) return false
  const {
    format,
    takenAt,
    madeBy,
    postgres,
    migrations,
    tables,
    partitions,
    sequences,
    stored,
    files,
    secret,
  } = value
  return (
    Number(format) >= oldestFormat &&
    Number(format) <= formatVersion &&
    (format === oldestFormat ? stored === undefined : isStored(stored)) &&
    [takenAt, madeBy, postgres].every(isText) &&
    isTexts(migrations) &&
    isTexts(partitions) &&
    areRecords(tables, isTable) &&
    areRecords(
      sequences,
      ({ schema, name, lastValue, isCalled }) =>
        [schema, name, lastValue].every(isText) && typeof isCalled === 'boolean',
    ) &&
    areRecords(files, ({ name, sha256: sum }) => keptFiles.some(kept => kept === name) && isText(sum)) &&
    isRecord(secret) &&
    typeof secret['included'] === 'boolean' &&
    isText(secret['fingerprint'])
  )
}

const isTable = ({ schema, name, columns, rows, bytes, sha256: sum }: Record<string, unknown>): boolean =>
  [schema, name, sum].every(isText) &&
  isTexts(columns) &&
  [rows, bytes].every(count => Number.isSafeInteger(count))

const isStored = (value: unknown): boolean =>
  isRecord(value) &&
  (value['included'] === true
    ? isText(value['sha256']) && [value['files'], value['bytes']].every(count => Number.isSafeInteger(count))
    : value['included'] === false && isText(value['place']))

const isText = (value: unknown): value is string => typeof value === 'string'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText)

const areRecords = (value: unknown, check: (one: Record<string, unknown>) => boolean): boolean =>
  Array.isArray(value) && value.every(one => isRecord(one) && check(one))
