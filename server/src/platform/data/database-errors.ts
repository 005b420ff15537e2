import pg from 'pg'
import { meansFullDisk, meansReadOnlyDisk } from './storage.ts'
import { ConnectionLost } from './wire/connection-lost.ts'
import { isStale } from './wire/connection.ts'
import { readOnlyTransaction } from './wire/reported-mode.ts'

/** The database is congested: nothing was written, and the request may be sent again. */
export class ServiceBusy extends Error {
  override readonly name = 'ServiceBusy'
  readonly retryAfterSeconds: number

  constructor(reason: string, options?: ErrorOptions & { retryAfterSeconds?: number }) {
    super(reason, options)
    this.retryAfterSeconds = options?.retryAfterSeconds ?? 1
  }
}

/** The database cannot be reached, or was lost on the way. */
export class ServiceUnavailable extends Error {
  override readonly name: string = 'ServiceUnavailable'
  readonly retryAfterSeconds: number = 5
  /** True when a commit was under way, so it may have happened; an idempotency key shows which on the next attempt. */
  readonly outcomeUnknown: boolean

  constructor(reason: string, options?: ErrorOptions & { outcomeUnknown?: boolean }) {
    super(reason, options)
    this.outcomeUnknown = options?.outcomeUnknown ?? false
  }
}

/** There is no room to write; nothing was written. Reads go on as far as they can. */
export class StorageFull extends ServiceUnavailable {
  override readonly name: string = 'StorageFull'
  override readonly retryAfterSeconds: number = 30
}

/** The server that was reached takes no writes; nothing was written. */
export class WritesNotTaken extends ServiceUnavailable {
  override readonly name: string = 'WritesNotTaken'
  /** Whether it is a standby, whose picture may be of a while ago, so that it is not read either. */
  readonly standby: boolean

  constructor({ standby }: { readonly standby: boolean }, options?: ErrorOptions) {
    super(standby ? 'the database is a standby, which takes no writes' : 'the database is read-only', options)
    this.standby = standby
  }
}

/** A row would break a unique, foreign key, check or exclusion constraint, which is named. */
export class ConstraintViolated extends Error {
  override readonly name = 'ConstraintViolated'
  readonly kind: ConstraintKind
  readonly constraint: string
  readonly table: string

  constructor(kind: ConstraintKind, failure: pg.DatabaseError) {
    super(failure.message, { cause: failure })
    this.kind = kind
    this.constraint = failure.constraint ?? ''
    this.table = failure.table ?? ''
  }
}

type ConstraintKind = 'unique' | 'foreign_key' | 'check' | 'exclusion'

/** A value that the caller sent does not fit its column: too large, too long, or a character that text cannot hold. */
export class ValueNotStorable extends Error {
  override readonly name = 'ValueNotStorable'
}

/** A statement failed for a reason that no caller can mend; `code` is the SQLSTATE. */
export class StatementFailed extends Error {
  override readonly name = 'StatementFailed'
  readonly code: string
  /** The SQL without its values. */
  readonly statement: string

  constructor(failure: pg.DatabaseError, statement: string) {
    const { code = '' } = failure
    super(
      `${withoutValues(failure)} (${code}) in: ${statement.replaceAll(/\s+/g, ' ').trim().slice(0, 300)}`,
      {
        cause: failure,
      },
    )
    this.code = code
    this.statement = statement
  }
}

/** Class 22 quotes the value, which may be somebody's data and must not reach a log: `… for type uuid: "abc"`. */
const withoutValues = ({ code = '', message }: pg.DatabaseError): string =>
  code.startsWith('22') ? message.replace(/:? ".*/s, '') : message

/** The login could read every organisation's rows, and there is no role that could not. */
export class UnsafeLogin extends Error {
  override readonly name = 'UnsafeLogin'
}

const constraintKinds: Readonly<Record<string, ConstraintKind>> = {
  '23503': 'foreign_key',
  '23505': 'unique',
  '23514': 'check',
  '23P01': 'exclusion',
}

/** lock_not_available, query_canceled (statement_timeout), idle session timeouts, out of connections or memory … */
const congestion = new Set([
  '25P03',
  '25P04',
  '40001',
  '40P01',
  '53000',
  '53200',
  '53300',
  '53400',
  '55P03',
  '57014',
])

/** The server goes away or is not there yet; class 08, save 08P01 (protocol violation), is the connection itself. */
const absence = new Set(['57P01', '57P02', '57P03', '57P05', '58000', '58030'])

/** Too long, out of range, unknown or untranslatable characters, a key too large for its index. */
const unstorable = new Set(['22001', '22003', '22008', '22021', '22P05', '54000'])

const isConnectionCode = (code: string): boolean =>
  absence.has(code) || (code.startsWith('08') && code !== '08P01')

/**
 * An error of a statement in the words above; `statement` is its SQL. What is none of them comes back as
 * `StatementFailed` when PostgreSQL reported it, and otherwise unchanged.
 */
export function statementError(error: unknown, statement: string): unknown {
  if (error instanceof ConnectionLost) return lostConnectionError(error)
  if (!(error instanceof pg.DatabaseError)) return error
  const { code = '', message } = error
  const kind = constraintKinds[code]
  if (kind) return new ConstraintViolated(kind, error)
  if (unstorable.has(code)) return new ValueNotStorable(message, { cause: error })
  if (meansFullDisk(error)) return new StorageFull(message, { cause: error })
  if (meansReadOnlyDisk(error)) return new ServiceUnavailable(message, { cause: error })
  if (congestion.has(code) || isStale(error)) return new ServiceBusy(message, { cause: error })
  if (isConnectionCode(code)) return new ServiceUnavailable(message, { cause: error })
  return new StatementFailed(error, statement)
}

/** An error of opening a connection: too many of them is congestion, everything else is absence. */
export function connectError(error: unknown): unknown {
  if (error instanceof UnsafeLogin || error instanceof ServiceUnavailable || error instanceof ServiceBusy)
    return error
  if (codeOf(error) === '53300')
    return new ServiceBusy('the database has no connection left', { cause: error })
  return new ServiceUnavailable('the database cannot be reached', { cause: error })
}

function lostConnectionError(lost: ConnectionLost): ServiceBusy | ServiceUnavailable {
  if (lost.cause instanceof pg.DatabaseError && meansFullDisk(lost.cause))
    return new StorageFull(lost.message, { cause: lost.cause })
  if (codeOf(lost.cause) === readOnlyTransaction)
    return new WritesNotTaken({ standby: false }, { cause: lost.cause })
  return congestion.has(codeOf(lost.cause))
    ? new ServiceBusy(lost.message, { cause: lost.cause })
    : new ServiceUnavailable(lost.message, { cause: lost.cause ?? lost })
}

/** A later statement of a transaction that has already failed. */
export const isAbortedTransaction = (error: unknown): boolean =>
  error instanceof StatementFailed && error.code === '25P02'

const codeOf = (error: unknown): string => (error instanceof pg.DatabaseError ? (error.code ?? '') : '')
