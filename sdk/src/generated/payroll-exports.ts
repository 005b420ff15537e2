// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type {
  BatchPreview,
  DeletedRecord,
  ExportBatch,
  ExportDelivery,
  ExportFormat,
  ExportLine,
  ExportTarget,
  MadeExportBatch,
  PayTypeGap,
  PayrollLock,
  WithNames,
} from './schemas.ts'

export type PayrollLocksListQuery = {
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type PayrollLocksListAnswer = Page<PayrollLock> & WithNames

export type PayrollLocksCreateBody = {
  /** The first day to lock. */
  periodStart: string
  /** The last day to lock. */
  periodEnd: string
  /** Only the days of this staff group; null or absent for everybody's. */
  groupId?: string | null | undefined
  /** Why, for the audit trail and the list; null or absent for no reason. */
  reason?: string | null | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type PayrollLocksCreateAnswer = PayrollLock

export type PayrollLocksGetQuery = {
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type PayrollLocksGetAnswer = PayrollLock & WithNames

export type PayrollLocksLiftBody = {
  /** Why, for the audit trail. */
  reason?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type PayrollLocksLiftAnswer = PayrollLock

export type PayrollExportsListBatchesQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** A part of the dates of the period, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'createdAt' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type PayrollExportsListBatchesAnswer = {
  /** One page of the list, in its order. */
  items: readonly ExportBatch[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
} & WithNames

export type PayrollExportsCreateBatchBody = {
  /** The first day of the payroll period. */
  periodStart: string
  /** The last day of the payroll period, which is part of it. */
  periodEnd: string
  /** Only the days on which the member had this employer; null or absent for every employer's. */
  employerId?: string | null | undefined
  /** Only the days on which the member was in this staff group; null or absent for everybody's. */
  groupId?: string | null | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type PayrollExportsCreateBatchAnswer = MadeExportBatch

export type PayrollExportsPreviewBatchBody = {
  /** The first day of the payroll period. */
  periodStart: string
  /** The last day of the payroll period, which is part of it. */
  periodEnd: string
  /** Only the days on which the member had this employer; null or absent for every employer's. */
  employerId?: string | null | undefined
  /** Only the days on which the member was in this staff group; null or absent for everybody's. */
  groupId?: string | null | undefined
}

export type PayrollExportsPreviewBatchAnswer = BatchPreview

export type PayrollExportsGetBatchQuery = PayrollLocksGetQuery

export type PayrollExportsGetBatchAnswer = ExportBatch & WithNames

export type PayrollExportsListLinesQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type PayrollExportsListLinesAnswer = Page<ExportLine> & WithNames

export type PayrollExportsCancelBatchBody = PayrollLocksLiftBody

export type PayrollExportsCancelBatchAnswer = ExportBatch

export type PayrollExportsListFormatsQuery = PayrollLocksGetQuery

export type PayrollExportsListFormatsAnswer = Page<ExportFormat> & WithNames

export type PayrollExportsDeliverBody = {
  /** The target to deliver to. */
  targetId: string
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type PayrollExportsDeliverAnswer = ExportDelivery

export type PayrollExportsListDeliveriesQuery = PayrollExportsListLinesQuery

export type PayrollExportsListDeliveriesAnswer = Page<ExportDelivery> & WithNames

export type PayrollExportsGetDeliveryQuery = PayrollLocksGetQuery

export type PayrollExportsGetDeliveryAnswer = ExportDelivery & WithNames

export type PayrollExportsGetDeliveryContentAnswer = {
  /** The name of the file that the document is. */
  fileName: string
  /** The media type of the document. */
  contentType: string
  /** How the characters of the document are bytes. */
  encoding: 'utf-8' | 'iso-8859-15'
  /** Of the bytes of the document in its `encoding`, hex. */
  sha256: string
  /** The whole document. */
  content: string
  /** The bytes of the document in base64, where its `encoding` is not UTF-8; otherwise null. */
  base64: string | null
}

export type PayrollExportsListTargetsQuery = PayrollLocksListQuery

export type PayrollExportsListTargetsAnswer = Page<ExportTarget> & WithNames

export type PayrollExportsCreateTargetBody = {
  /** What people see and choose it by. */
  name: string
  /** `download`: the document waits to be read; `https`: it is posted to `url`, signed; `sftp`: it is uploaded as a file. */
  transport: 'download' | 'https' | 'sftp'
  /** The form of the document. `netvisor_workday` and `netvisor_payrollperiodcollector` are the XML of Netvisor interfaces of those names, hours per day and per period. */
  format: 'json' | 'csv' | 'netvisor_workday' | 'netvisor_payrollperiodcollector'
  /** HTTPS on a public host, for `https` and only for it; null or absent for another transport. */
  url?: string | null | undefined
  /** The server that files are uploaded to, for `sftp` and only for it; null or absent for another transport. */
  sftp?:
    | {
        /** The name or address of the server; a public one. */
        host: string
        /** The port that it listens on, mostly 22. */
        port?: number | undefined
        /** The account at the server. */
        username: string
        /** Fingerprints of the host keys of the server, one per kind of key. A server with none of them is told nothing. */
        hostKeys: readonly string[]
        /** Where files go: absolute, or from where the server puts the account; `.` for there. */
        directory?: string | undefined
        /** The password of the account, unless it has a private key. Never shown. */
        password?: string | undefined
        /** A private key in OpenSSH or PEM form without passphrase, unless there is a password. Never shown. */
        privateKey?: string | undefined
      }
    | null
    | undefined
  /** The payroll system's code by kind of line, for lines whose entry type or day type has none of its own. Null leaves lines of the kind out of the document. */
  payTypeCodes?:
    | {
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        normal?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        additional?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        overtime_50?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        overtime_100?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        evening?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        night?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        sunday?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        holiday?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        standby?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        travel?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        credit?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        absence?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        flex?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        payout?: string | null | undefined
      }
    | undefined
  /** The name of the files, a pattern; null for one that tells period and batch. */
  fileName?: string | null | undefined
  /** The layout of a payroll system that `csv` begins from, with columns for its `dimensions`; for `csv` and only for it. Without a `fileName` its files are called as that system asks: `{timestamp}_schema.csv` of `fennoa`. */
  template?: 'procountor' | 'fivaldi' | 'fennoa' | 'sd_worx' | undefined
  /** How the CSV document is written, for `csv` and only for it; null or absent for what is usual. */
  csv?:
    | {
        /** The columns in their order, each by its name or with more said of it. `hours` is decimal, rounded so that the hours of a person and pay type add up to their rounded sum; `minutes` is exact. `allocations` is one column per entry of `dimensions`; without entries a single column with every code. `correction` is empty, `reversal` or `correction`. */
        columns?:
          | readonly (
              | 'payroll_number'
              | 'membership_id'
              | 'work_date'
              | 'period_start'
              | 'period_end'
              | 'pay_type_code'
              | 'kind'
              | 'compensation'
              | 'hours'
              | 'minutes'
              | 'credit_bp'
              | 'allocations'
              | 'correction'
              | 'line_id'
              | 'batch_id'
              | {
                  /** What stands in the column. `target_code`: the code of the target of the level `dimensionId`; `level_name`: `text`, where the row has such a target; `constant`: `text` alone, nothing without it; otherwise as the plain name. */
                  value:
                    | 'payroll_number'
                    | 'membership_id'
                    | 'work_date'
                    | 'period_start'
                    | 'period_end'
                    | 'pay_type_code'
                    | 'kind'
                    | 'compensation'
                    | 'hours'
                    | 'minutes'
                    | 'credit_bp'
                    | 'allocations'
                    | 'correction'
                    | 'line_id'
                    | 'batch_id'
                    | 'target_code'
                    | 'level_name'
                    | 'constant'
                  /** What stands at the top; absent for the name of the value. */
                  heading?: string | undefined
                  /** What stands before the value, or alone in `constant` and `level_name`. */
                  text?: string | undefined
                  /** The tracking level, for `target_code` and `level_name` and only for them. */
                  dimensionId?: string | undefined
                  /** For a date; absent for that of the document. */
                  dateFormat?: 'iso' | 'finnish' | 'finnish_short' | 'compact' | undefined
                  /** Whether every cell of the column is quoted. */
                  quoted?: boolean | undefined
                }
            )[]
          | undefined
        /** The tracking levels that get a column; a line is split into one row per target. */
        dimensions?:
          | readonly {
              /** The tracking level. */
              dimensionId: string
              /** What stands at the top of its column. */
              heading: string
            }[]
          | undefined
        /** What stands between two columns. */
        delimiter?: ';' | ',' | '\t' | undefined
        /** What stands before the decimals of a number. */
        decimal?: ',' | '.' | undefined
        /** How many decimals hours have. */
        decimals?: number | undefined
        /** Where the minus of a negative number stands: -7,50 or 7,50-. */
        sign?: 'leading' | 'trailing' | undefined
        /** `iso`: 2026-10-31; `finnish`: 31.10.2026; `finnish_short`: 31.10.26; `compact`: 20261031. */
        dateFormat?: 'iso' | 'finnish' | 'finnish_short' | 'compact' | undefined
        /** What is quoted besides cells that need it: nothing, every text, or every cell. */
        quote?: 'needed' | 'text' | 'always' | undefined
        /** Whether the first row names the columns. */
        header?: boolean | undefined
        /** What ends a row. */
        lineEnd?: 'crlf' | 'lf' | undefined
        /** How characters become bytes; a text that the encoding has no character for is refused. */
        encoding?: 'utf-8' | 'iso-8859-15' | undefined
        /** Whether the document begins with the byte order mark of UTF-8. */
        bom?: boolean | undefined
        /** Whether rows that differ in nothing but minutes and hours are told as one, and those that come to nothing are left out. The other columns decide: with a date of work it is a row per day, without a row per period. */
        grouped?: boolean | undefined
        /** Whether a document with a row of a member without payroll number is refused. */
        payrollNumberRequired?: boolean | undefined
      }
    | null
    | undefined
  /** How Netvisor is told, for its formats and only for them; null or absent for what is usual. */
  netvisor?:
    | {
        /** What the members' payroll numbers are in Netvisor: the employee's number or its key. */
        employeeIdentifier?: 'number' | 'netvisorkey' | undefined
        /** How far the hours of `netvisor_workday` have come in Netvisor. */
        acceptanceStatus?: 'confirmed' | 'accepted' | undefined
        /** Whether hours without a dimension get the employee's default ones. */
        defaultDimensions?: 'none' | 'usedefault' | undefined
        /** The tracking levels that Netvisor is told, each under its name there. */
        dimensions?:
          | readonly {
              /** The tracking level. */
              dimensionId: string
              /** The name of the dimension in Netvisor. */
              name: string
            }[]
          | undefined
      }
    | null
    | undefined
}

export type PayrollExportsCreateTargetAnswer = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** What people see and choose it by. */
  name: string
  /** `download`: the document waits to be read; `https`: it is posted to `url`, signed; `sftp`: it is uploaded as a file. */
  transport: 'download' | 'https' | 'sftp'
  /** The form of the document. `netvisor_workday` and `netvisor_payrollperiodcollector` are the XML of Netvisor interfaces of those names, hours per day and per period. */
  format: 'json' | 'csv' | 'netvisor_workday' | 'netvisor_payrollperiodcollector'
  /** The name of the files, a pattern; null for one that tells period and batch. */
  fileName: string | null
  /** HTTPS on a public host, redirects are not followed; null for another transport. */
  url: string | null
  /** The server that files are uploaded to; null for another transport. */
  sftp: {
    /** The name or address of the server; a public one. */
    host: string
    /** The port that it listens on, mostly 22. */
    port: number
    /** The account at the server. */
    username: string
    /** Fingerprints of the host keys of the server, one per kind of key. A server with none of them is told nothing. */
    hostKeys: readonly string[]
    /** Where files go: absolute, or from where the server puts the account; `.` for there. */
    directory: string
    /** What the account is entered with; it is kept sealed and never shown. */
    authentication: 'password' | 'private_key'
  } | null
  /** The payroll system's code by kind of line, for lines whose entry type or day type has none of its own. Null leaves lines of the kind out of the document. */
  payTypeCodes: {
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    normal?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    additional?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    overtime_50?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    overtime_100?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    evening?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    night?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    sunday?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    holiday?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    standby?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    travel?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    credit?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    absence?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    flex?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    payout?: string | null | undefined
  }
  /** How the CSV document is written; null for another format. */
  csv: {
    /** The columns in their order, each by its name or with more said of it. `hours` is decimal, rounded so that the hours of a person and pay type add up to their rounded sum; `minutes` is exact. `allocations` is one column per entry of `dimensions`; without entries a single column with every code. `correction` is empty, `reversal` or `correction`. */
    columns: readonly (
      | 'payroll_number'
      | 'membership_id'
      | 'work_date'
      | 'period_start'
      | 'period_end'
      | 'pay_type_code'
      | 'kind'
      | 'compensation'
      | 'hours'
      | 'minutes'
      | 'credit_bp'
      | 'allocations'
      | 'correction'
      | 'line_id'
      | 'batch_id'
      | {
          /** What stands in the column. `target_code`: the code of the target of the level `dimensionId`; `level_name`: `text`, where the row has such a target; `constant`: `text` alone, nothing without it; otherwise as the plain name. */
          value:
            | 'payroll_number'
            | 'membership_id'
            | 'work_date'
            | 'period_start'
            | 'period_end'
            | 'pay_type_code'
            | 'kind'
            | 'compensation'
            | 'hours'
            | 'minutes'
            | 'credit_bp'
            | 'allocations'
            | 'correction'
            | 'line_id'
            | 'batch_id'
            | 'target_code'
            | 'level_name'
            | 'constant'
          /** What stands at the top; absent for the name of the value. */
          heading?: string | undefined
          /** What stands before the value, or alone in `constant` and `level_name`. */
          text?: string | undefined
          /** The tracking level, for `target_code` and `level_name` and only for them. */
          dimensionId?: string | undefined
          /** For a date; absent for that of the document. */
          dateFormat?: 'iso' | 'finnish' | 'finnish_short' | 'compact' | undefined
          /** Whether every cell of the column is quoted. */
          quoted?: boolean | undefined
        }
    )[]
    /** The tracking levels that get a column; a line is split into one row per target. */
    dimensions: readonly {
      /** The tracking level. */
      dimensionId: string
      /** What stands at the top of its column. */
      heading: string
    }[]
    /** What stands between two columns. */
    delimiter: ';' | ',' | '\t'
    /** What stands before the decimals of a number. */
    decimal: ',' | '.'
    /** How many decimals hours have. */
    decimals: number
    /** Where the minus of a negative number stands: -7,50 or 7,50-. */
    sign: 'leading' | 'trailing'
    /** `iso`: 2026-10-31; `finnish`: 31.10.2026; `finnish_short`: 31.10.26; `compact`: 20261031. */
    dateFormat: 'iso' | 'finnish' | 'finnish_short' | 'compact'
    /** What is quoted besides cells that need it: nothing, every text, or every cell. */
    quote: 'needed' | 'text' | 'always'
    /** Whether the first row names the columns. */
    header: boolean
    /** What ends a row. */
    lineEnd: 'crlf' | 'lf'
    /** How characters become bytes; a text that the encoding has no character for is refused. */
    encoding: 'utf-8' | 'iso-8859-15'
    /** Whether the document begins with the byte order mark of UTF-8. */
    bom: boolean
    /** Whether rows that differ in nothing but minutes and hours are told as one, and those that come to nothing are left out. The other columns decide: with a date of work it is a row per day, without a row per period. */
    grouped: boolean
    /** Whether a document with a row of a member without payroll number is refused. */
    payrollNumberRequired: boolean
  } | null
  /** How Netvisor is told; null for another format. */
  netvisor: {
    /** What the members' payroll numbers are in Netvisor: the employee's number or its key. */
    employeeIdentifier: 'number' | 'netvisorkey'
    /** How far the hours of `netvisor_workday` have come in Netvisor. */
    acceptanceStatus: 'confirmed' | 'accepted'
    /** Whether hours without a dimension get the employee's default ones. */
    defaultDimensions: 'none' | 'usedefault'
    /** The tracking levels that Netvisor is told, each under its name there. */
    dimensions: readonly {
      /** The tracking level. */
      dimensionId: string
      /** The name of the dimension in Netvisor. */
      name: string
    }[]
  } | null
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** The secrets that sign, the newest first; none but for `https`. */
  secretVersions: readonly {
    /** When the record was made. */
    createdAt: string
    /** Until when it co-signs; null for the newest. */
    expiresAt: string | null
  }[]
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
  /** The signing secret, shown this once: its characters as they stand are the key of the HMAC. Null for another transport. */
  secret: string | null
}

export type PayrollExportsGetTargetQuery = PayrollLocksGetQuery

export type PayrollExportsGetTargetAnswer = ExportTarget & WithNames

export type PayrollExportsUpdateTargetBody = {
  /** What people see and choose it by. */
  name?: string | undefined
  /** HTTPS on a public host. Redirects are not followed. */
  url?: string | undefined
  /** The server that files are uploaded to; absent options keep their value. Another server, host key or user is sent with its password or private key. */
  sftp?:
    | {
        /** The name or address of the server; a public one. */
        host?: string | undefined
        /** The port that it listens on, mostly 22. */
        port?: number | undefined
        /** The account at the server. */
        username?: string | undefined
        /** Fingerprints of the host keys of the server, one per kind of key. A server with none of them is told nothing. */
        hostKeys?: readonly string[] | undefined
        /** Where files go: absolute, or from where the server puts the account; `.` for there. */
        directory?: string | undefined
        /** The password of the account, unless it has a private key. Never shown. */
        password?: string | undefined
        /** A private key in OpenSSH or PEM form without passphrase, unless there is a password. Never shown. */
        privateKey?: string | undefined
      }
    | undefined
  /** The payroll system's code by kind of line, for lines whose entry type or day type has none of its own. Null leaves lines of the kind out of the document. */
  payTypeCodes?:
    | {
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        normal?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        additional?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        overtime_50?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        overtime_100?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        evening?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        night?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        sunday?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        holiday?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        standby?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        travel?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        credit?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        absence?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        flex?: string | null | undefined
        /** The payroll system's code; null leaves lines of the kind out of the document. */
        payout?: string | null | undefined
      }
    | undefined
  /** The name of the files, a pattern; null for one that tells period and batch. */
  fileName?: string | null | undefined
  /** How the CSV document is written; absent options keep their value. */
  csv?:
    | {
        /** The columns in their order, each by its name or with more said of it. `hours` is decimal, rounded so that the hours of a person and pay type add up to their rounded sum; `minutes` is exact. `allocations` is one column per entry of `dimensions`; without entries a single column with every code. `correction` is empty, `reversal` or `correction`. */
        columns?:
          | readonly (
              | 'payroll_number'
              | 'membership_id'
              | 'work_date'
              | 'period_start'
              | 'period_end'
              | 'pay_type_code'
              | 'kind'
              | 'compensation'
              | 'hours'
              | 'minutes'
              | 'credit_bp'
              | 'allocations'
              | 'correction'
              | 'line_id'
              | 'batch_id'
              | {
                  /** What stands in the column. `target_code`: the code of the target of the level `dimensionId`; `level_name`: `text`, where the row has such a target; `constant`: `text` alone, nothing without it; otherwise as the plain name. */
                  value:
                    | 'payroll_number'
                    | 'membership_id'
                    | 'work_date'
                    | 'period_start'
                    | 'period_end'
                    | 'pay_type_code'
                    | 'kind'
                    | 'compensation'
                    | 'hours'
                    | 'minutes'
                    | 'credit_bp'
                    | 'allocations'
                    | 'correction'
                    | 'line_id'
                    | 'batch_id'
                    | 'target_code'
                    | 'level_name'
                    | 'constant'
                  /** What stands at the top; absent for the name of the value. */
                  heading?: string | undefined
                  /** What stands before the value, or alone in `constant` and `level_name`. */
                  text?: string | undefined
                  /** The tracking level, for `target_code` and `level_name` and only for them. */
                  dimensionId?: string | undefined
                  /** For a date; absent for that of the document. */
                  dateFormat?: 'iso' | 'finnish' | 'finnish_short' | 'compact' | undefined
                  /** Whether every cell of the column is quoted. */
                  quoted?: boolean | undefined
                }
            )[]
          | undefined
        /** The tracking levels that get a column; a line is split into one row per target. */
        dimensions?:
          | readonly {
              /** The tracking level. */
              dimensionId: string
              /** What stands at the top of its column. */
              heading: string
            }[]
          | undefined
        /** What stands between two columns. */
        delimiter?: ';' | ',' | '\t' | undefined
        /** What stands before the decimals of a number. */
        decimal?: ',' | '.' | undefined
        /** How many decimals hours have. */
        decimals?: number | undefined
        /** Where the minus of a negative number stands: -7,50 or 7,50-. */
        sign?: 'leading' | 'trailing' | undefined
        /** `iso`: 2026-10-31; `finnish`: 31.10.2026; `finnish_short`: 31.10.26; `compact`: 20261031. */
        dateFormat?: 'iso' | 'finnish' | 'finnish_short' | 'compact' | undefined
        /** What is quoted besides cells that need it: nothing, every text, or every cell. */
        quote?: 'needed' | 'text' | 'always' | undefined
        /** Whether the first row names the columns. */
        header?: boolean | undefined
        /** What ends a row. */
        lineEnd?: 'crlf' | 'lf' | undefined
        /** How characters become bytes; a text that the encoding has no character for is refused. */
        encoding?: 'utf-8' | 'iso-8859-15' | undefined
        /** Whether the document begins with the byte order mark of UTF-8. */
        bom?: boolean | undefined
        /** Whether rows that differ in nothing but minutes and hours are told as one, and those that come to nothing are left out. The other columns decide: with a date of work it is a row per day, without a row per period. */
        grouped?: boolean | undefined
        /** Whether a document with a row of a member without payroll number is refused. */
        payrollNumberRequired?: boolean | undefined
      }
    | undefined
  /** How Netvisor is told; absent options keep their value. */
  netvisor?:
    | {
        /** What the members' payroll numbers are in Netvisor: the employee's number or its key. */
        employeeIdentifier?: 'number' | 'netvisorkey' | undefined
        /** How far the hours of `netvisor_workday` have come in Netvisor. */
        acceptanceStatus?: 'confirmed' | 'accepted' | undefined
        /** Whether hours without a dimension get the employee's default ones. */
        defaultDimensions?: 'none' | 'usedefault' | undefined
        /** The tracking levels that Netvisor is told, each under its name there. */
        dimensions?:
          | readonly {
              /** The tracking level. */
              dimensionId: string
              /** The name of the dimension in Netvisor. */
              name: string
            }[]
          | undefined
      }
    | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type PayrollExportsUpdateTargetAnswer = ExportTarget

export type PayrollExportsRotateTargetSecretBody = Record<string, never>

export type PayrollExportsRotateTargetSecretAnswer = {
  /** The signing secret, shown this once. Its characters as they stand are the key of the HMAC; there is nothing to decode. */
  secret: string
}

export type PayrollExportsListPayTypeGapsQuery = {
  /** The date whose versions count; absent for today. */
  date?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type PayrollExportsListPayTypeGapsAnswer = Page<PayTypeGap> & WithNames

export const payrollLocks = (call: Call) => ({
  /**
   * List payroll locks
   *
   * Every payroll lock, the latest period first.
   *
   * Takes any credential that holds `payroll.run` or `worktime.supervise`.
   *
   * `GET /v1/payroll-locks`; needs `payroll.run` or `worktime.supervise`
   */
  list: (query: PayrollLocksListQuery = {}, options?: CallOptions): Promise<PayrollLocksListAnswer> =>
    call({ id: 'payrollLocks.list', method: 'GET', path: '/v1/payroll-locks' }, { query }, options),

  /**
   * Lock a payroll period
   *
   * Lock a payroll period: its work days stand still until the lock is lifted. What would alter them from outside is refused with `period_locked` as well: a version of a worktime model, day type or entry type, a holiday, employment dates, or a worktime model or staff group of the member that reach into it. With `groupId` only the days of that staff group are locked. Batches are made of locked days as of others.
   *
   * Takes any credential that holds `payroll.run`. Emits `payroll_period.locked`.
   *
   * `POST /v1/payroll-locks`; needs `payroll.run`
   */
  create: (body: PayrollLocksCreateBody, options?: KeyedCallOptions): Promise<PayrollLocksCreateAnswer> =>
    call(
      { id: 'payrollLocks.create', method: 'POST', path: '/v1/payroll-locks', keyed: true },
      { body },
      options,
    ),

  /**
   * Read a payroll lock
   *
   * Takes any credential that holds `payroll.run` or `worktime.supervise`.
   *
   * `GET /v1/payroll-locks/{id}`; needs `payroll.run` or `worktime.supervise`
   */
  get: (
    id: string,
    query: PayrollLocksGetQuery = {},
    options?: CallOptions,
  ): Promise<PayrollLocksGetAnswer> =>
    call(
      { id: 'payrollLocks.get', method: 'GET', path: '/v1/payroll-locks/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Lift a payroll lock
   *
   * Takes any credential that holds `payroll.run`. Emits `payroll_period.lock_lifted`.
   *
   * `POST /v1/payroll-locks/{id}/lift`; needs `payroll.run`
   */
  lift: (
    id: string,
    body: PayrollLocksLiftBody = {},
    options?: KeyedCallOptions,
  ): Promise<PayrollLocksLiftAnswer> =>
    call(
      { id: 'payrollLocks.lift', method: 'POST', path: '/v1/payroll-locks/{id}/lift', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const payrollExports = (call: Call) => ({
  /**
   * List payroll export batches
   *
   * The payroll export batches, the newest first.
   *
   * Takes any credential that holds `payroll.run`.
   *
   * `GET /v1/export-batches`; needs `payroll.run`
   */
  listBatches: (
    query: PayrollExportsListBatchesQuery = {},
    options?: CallOptions,
  ): Promise<PayrollExportsListBatchesAnswer> =>
    call({ id: 'payrollExports.listBatches', method: 'GET', path: '/v1/export-batches' }, { query }, options),

  /**
   * Make a batch for payroll
   *
   * Freeze the approved days of a period for payroll. Takes every approved day of the period and every approved correction of an exported day at or before `periodEnd`, of one employer or staff group where they are given; they become `exported`. A correction takes back the lines that stand for its day and says what is so now, where that is something else to payroll. Where its day went to another employer, the batch of each employer, or one of all of them, tells that employer's part: what it was told is taken back under the payroll number that it knows. Overtime of weeks and of periods of period-based work is told with the batch in whose period they end, or, where that batch was made before all their days were approved, with the first one that has a day of them, whatever its period; and anew where a day of them changed; so is what flexitime moved to the flex balance in the period, where the worktime model has it told: by the days of the batch, and by the dates of the period without entries that are over, of every member who has recorded a day by then. Such a date is told once; when a day is recorded on it later, or its model, employer or employment turns out to be another, the next batch tells the difference. The period has at most 366 days, the batch at most 160000 work days. What payroll will miss is counted in `warnings`; the preview names it. A member without a payroll number refuses the batch where the setting `payrollNumberPolicy` says so. A batch without lines is made too. One of more than 200 days takes several transactions, so that others may write meanwhile: it is all or nothing nevertheless, its event is sent and it is listed once it is whole, and until then its days can be read as `exported` and not be corrected. Only one batch of the organisation is made or cancelled at a time; the answer of one with 150,000 days takes a minute or two.
   *
   * Takes any credential that holds `payroll.run`. Emits `export_batch.created`.
   *
   * `POST /v1/export-batches`; needs `payroll.run`
   */
  createBatch: (
    body: PayrollExportsCreateBatchBody,
    options?: KeyedCallOptions,
  ): Promise<PayrollExportsCreateBatchAnswer> =>
    call(
      { id: 'payrollExports.createBatch', method: 'POST', path: '/v1/export-batches', keyed: true },
      { body },
      options,
    ),

  /**
   * Preview a batch
   *
   * What a batch would be, and what stands in its way. Works out the batch that the same body would make now, and writes nothing: its totals by kind and by pay type, and by name what payroll will miss.
   *
   * `Idempotency-Key` has no effect: It writes nothing, so a second time does nothing twice.
   *
   * Takes any credential that holds `payroll.run`.
   *
   * `POST /v1/export-batches/preview`; needs `payroll.run`
   */
  previewBatch: (
    body: PayrollExportsPreviewBatchBody,
    options?: CallOptions,
  ): Promise<PayrollExportsPreviewBatchAnswer> =>
    call(
      { id: 'payrollExports.previewBatch', method: 'POST', path: '/v1/export-batches/preview' },
      { body },
      options,
    ),

  /**
   * Read a batch
   *
   * Takes any credential that holds `payroll.run`.
   *
   * `GET /v1/export-batches/{id}`; needs `payroll.run`
   */
  getBatch: (
    id: string,
    query: PayrollExportsGetBatchQuery = {},
    options?: CallOptions,
  ): Promise<PayrollExportsGetBatchAnswer> =>
    call(
      { id: 'payrollExports.getBatch', method: 'GET', path: '/v1/export-batches/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * List the lines of a batch
   *
   * The frozen lines of a batch, by payroll number, date and place in the day.
   *
   * Takes any credential that holds `payroll.run`.
   *
   * `GET /v1/export-batches/{id}/lines`; needs `payroll.run`
   */
  listLines: (
    id: string,
    query: PayrollExportsListLinesQuery = {},
    options?: CallOptions,
  ): Promise<PayrollExportsListLinesAnswer> =>
    call(
      { id: 'payrollExports.listLines', method: 'GET', path: '/v1/export-batches/{id}/lines' },
      { path: { id }, query },
      options,
    ),

  /**
   * Cancel a batch
   *
   * Take a batch back that no target has; its days are approved again.
   *
   * Takes any credential that holds `payroll.run`. Emits `export_batch.cancelled`.
   *
   * `POST /v1/export-batches/{id}/cancel`; needs `payroll.run`
   */
  cancelBatch: (
    id: string,
    body: PayrollExportsCancelBatchBody = {},
    options?: KeyedCallOptions,
  ): Promise<PayrollExportsCancelBatchAnswer> =>
    call(
      {
        id: 'payrollExports.cancelBatch',
        method: 'POST',
        path: '/v1/export-batches/{id}/cancel',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),

  /**
   * List the forms of document
   *
   * The forms of document that a target may have. With the JSON Schema that every JSON document keeps to, and the CSV layouts of payroll systems by name, each as the `csv` options of a target that begins from it.
   *
   * Takes any credential that holds `payroll.run`.
   *
   * `GET /v1/export-formats`; needs `payroll.run`
   */
  listFormats: (
    query: PayrollExportsListFormatsQuery = {},
    options?: CallOptions,
  ): Promise<PayrollExportsListFormatsAnswer> =>
    call({ id: 'payrollExports.listFormats', method: 'GET', path: '/v1/export-formats' }, { query }, options),

  /**
   * Hand a batch to a target
   *
   * The document is made once, from the frozen lines, and kept. For a `download` target it is delivered at once and read from `GET /v1/export-deliveries/{id}/content`. To an `https` target it is posted soon after: any 2xx within 10 seconds acknowledges it, otherwise it is sent up to 5 times, the same bytes under the same `x-service-delivery`. To an `sftp` target it is uploaded as often, under a name of its own, and renamed when it is whole; a file of its name with the same content is taken for it, and another is never overwritten. A host key that is not pinned and an account that is refused fail the delivery at once. Several targets may have one batch, each once. The document of a batch with more than 3000 lines is made before the transaction that keeps it, so that others may write meanwhile: the answer then takes some seconds for 100,000 lines, and the batch and the target are asked again at its end.
   *
   * Takes any credential that holds `payroll.run`. Emits `export_batch.delivered`, `export_batch.delivery_failed`.
   *
   * `POST /v1/export-batches/{id}/deliver`; needs `payroll.run`
   */
  deliver: (
    id: string,
    body: PayrollExportsDeliverBody,
    options?: KeyedCallOptions,
  ): Promise<PayrollExportsDeliverAnswer> =>
    call(
      { id: 'payrollExports.deliver', method: 'POST', path: '/v1/export-batches/{id}/deliver', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * List the deliveries of a batch
   *
   * A batch's deliveries, the newest first.
   *
   * Takes any credential that holds `payroll.run`.
   *
   * `GET /v1/export-batches/{id}/deliveries`; needs `payroll.run`
   */
  listDeliveries: (
    id: string,
    query: PayrollExportsListDeliveriesQuery = {},
    options?: CallOptions,
  ): Promise<PayrollExportsListDeliveriesAnswer> =>
    call(
      { id: 'payrollExports.listDeliveries', method: 'GET', path: '/v1/export-batches/{id}/deliveries' },
      { path: { id }, query },
      options,
    ),

  /**
   * Read a delivery of a batch
   *
   * One delivery with its attempts.
   *
   * Takes any credential that holds `payroll.run`.
   *
   * `GET /v1/export-deliveries/{id}`; needs `payroll.run`
   */
  getDelivery: (
    id: string,
    query: PayrollExportsGetDeliveryQuery = {},
    options?: CallOptions,
  ): Promise<PayrollExportsGetDeliveryAnswer> =>
    call(
      { id: 'payrollExports.getDelivery', method: 'GET', path: '/v1/export-deliveries/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Read the document of a delivery
   *
   * The document of a delivery, as it was handed over.
   *
   * Takes any credential that holds `payroll.run`.
   *
   * `GET /v1/export-deliveries/{id}/content`; needs `payroll.run`
   */
  getDeliveryContent: (id: string, options?: CallOptions): Promise<PayrollExportsGetDeliveryContentAnswer> =>
    call(
      { id: 'payrollExports.getDeliveryContent', method: 'GET', path: '/v1/export-deliveries/{id}/content' },
      { path: { id } },
      options,
    ),

  /**
   * List export targets
   *
   * Where payroll material may go, by name.
   *
   * Takes any credential that holds `payroll.run`.
   *
   * `GET /v1/export-targets`; needs `payroll.run`
   */
  listTargets: (
    query: PayrollExportsListTargetsQuery = {},
    options?: CallOptions,
  ): Promise<PayrollExportsListTargetsAnswer> =>
    call({ id: 'payrollExports.listTargets', method: 'GET', path: '/v1/export-targets' }, { query }, options),

  /**
   * Add an export target
   *
   * Add a target for payroll material. An `https` target gets a signing secret, shown this once. Documents are signed as webhooks are: `x-service-signature: t=<unix seconds>,v1=<hex>` is the HMAC-SHA256 of `<t>.<raw body>`. `csv` begins from the layout of a payroll system when `template` names one, otherwise from the usual values: `;`, decimal comma, a header, UTF-8 without byte order mark. `GET /v1/export-formats` shows the layouts.
   *
   * Takes any credential that holds `payroll.run`.
   *
   * `POST /v1/export-targets`; needs `payroll.run`
   */
  createTarget: (
    body: PayrollExportsCreateTargetBody,
    options?: KeyedCallOptions,
  ): Promise<PayrollExportsCreateTargetAnswer> =>
    call(
      { id: 'payrollExports.createTarget', method: 'POST', path: '/v1/export-targets', keyed: true },
      { body },
      options,
    ),

  /**
   * Read an export target
   *
   * Takes any credential that holds `payroll.run`.
   *
   * `GET /v1/export-targets/{id}`; needs `payroll.run`
   */
  getTarget: (
    id: string,
    query: PayrollExportsGetTargetQuery = {},
    options?: CallOptions,
  ): Promise<PayrollExportsGetTargetAnswer> =>
    call(
      { id: 'payrollExports.getTarget', method: 'GET', path: '/v1/export-targets/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Change an export target
   *
   * Change a target, or take it out of use. Transport and format stay. `payTypeCodes` is replaced whole, of `csv` and `netvisor` only what is sent. A sending that waits goes to the new address; one of a target that is no longer active fails.
   *
   * Takes any credential that holds `payroll.run`.
   *
   * `PATCH /v1/export-targets/{id}`; needs `payroll.run`
   */
  updateTarget: (
    id: string,
    body: PayrollExportsUpdateTargetBody,
    options?: CallOptions,
  ): Promise<PayrollExportsUpdateTargetAnswer> =>
    call(
      { id: 'payrollExports.updateTarget', method: 'PATCH', path: '/v1/export-targets/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Renew the secret of a target
   *
   * Make a new signing secret. The former secret co-signs for 24 hours: a document carries one `v1` per secret, and a receiver accepts if any matches. A secret that was co-signing already stops.
   *
   * Takes any credential that holds `payroll.run`.
   *
   * `POST /v1/export-targets/{id}/rotate-secret`; needs `payroll.run`
   */
  rotateTargetSecret: (
    id: string,
    body: PayrollExportsRotateTargetSecretBody = {},
    options?: KeyedCallOptions,
  ): Promise<PayrollExportsRotateTargetSecretAnswer> =>
    call(
      {
        id: 'payrollExports.rotateTargetSecret',
        method: 'POST',
        path: '/v1/export-targets/{id}/rotate-secret',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),

  /**
   * List lines without a pay type code
   *
   * Which lines of a payroll export would have no pay type code. What the active entry types, day types and worktime models of the date can give, where neither a pay type rule nor the type itself says the code. A kind that a rule leaves out on purpose is no gap, and neither is time that is not paid. Targets may still have a code for the kind.
   *
   * Takes any credential that holds `payroll.run`.
   *
   * `GET /v1/pay-type-gaps`; needs `payroll.run`
   */
  listPayTypeGaps: (
    query: PayrollExportsListPayTypeGapsQuery = {},
    options?: CallOptions,
  ): Promise<PayrollExportsListPayTypeGapsAnswer> =>
    call(
      { id: 'payrollExports.listPayTypeGaps', method: 'GET', path: '/v1/pay-type-gaps' },
      { query },
      options,
    ),
})
