import { createHash, hkdfSync } from 'node:crypto'
import type { Instant } from '../vocabulary/dates.ts'
import { BackupUnusable } from './errors.ts'

/** The form that this version writes, and the newest that it reads. */
export const formatVersion = 1

/** What a backup holds, as its last but one entry tells it. */
export type Manifest = {
  readonly format: number
  /** When the picture was taken that every table is of. */
  readonly takenAt: Instant
  /** The version of the service that made it. */
  readonly madeBy: string
  /** PostgreSQL's `server_version`. */
  readonly postgres: string
  readonly migrations: readonly string[]
  readonly tables: readonly TableContent[]
  /** Partitions by name, of whatever table. */
  readonly partitions: readonly string[]
  readonly sequences: readonly SequenceState[]
  /** Files of the data directory that are in the backup, by name. */
  readonly files: readonly FileContent[]
  readonly secret: {
    readonly included: boolean
    /** Tells the secret from another one, and nothing else about it. */
    readonly fingerprint: string
  }
}

/** A table as `COPY … TO STDOUT` in text form writes it. */
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
  /** A `bigint`, which a number could not hold. */
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
} as const

/** The files of a data directory that a backup may hold, besides the tables. */
export const keptFiles = ['service.secret', 'demo.json'] as const

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/** A one-way value of the service's secret, so that it can be recognised. */
export const fingerprintOf = (secret: Buffer): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'konttori/backup-fingerprint', 32)).toString('hex')

/** Throws `BackupUnusable` for a manifest that is none; its hash has been checked. */
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
  const { format, takenAt, madeBy, postgres, migrations, tables, partitions, sequences, files, secret } =
    value
  return (
    format === formatVersion &&
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

const isText = (value: unknown): value is string => typeof value === 'string'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText)

const areRecords = (value: unknown, check: (one: Record<string, unknown>) => boolean): boolean =>
  Array.isArray(value) && value.every(one => isRecord(one) && check(one))
