// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type { ExportBatch, ExportDelivery, ExportLine, ExportTarget, PayrollLock } from './schemas.ts'

export type PayrollLocksListAnswer = Page<PayrollLock>

export type PayrollLocksCreateBody = {
  /** The first day to lock. */
  periodStart: string
  /** The last day to lock. */
  periodEnd: string
  /** Only the days of this staff group; null or absent for everybody's. */
  groupId?: string | null | undefined
  /** Why, for the audit trail and the list; null or absent for no reason. */
  reason?: string | null | undefined
  /** Check and report as the real request would, and write nothing. */
  dryRun?: boolean | undefined
}

export type PayrollLocksCreateAnswer = PayrollLock

export type PayrollLocksGetAnswer = PayrollLock

export type PayrollLocksLiftBody = {
  /** Why, for the audit trail. */
  reason?: string | undefined
  /** Check and report as the real request would, and write nothing. */
  dryRun?: boolean | undefined
}

export type PayrollLocksLiftAnswer = PayrollLock

export type PayrollExportsListBatchesQuery = {
  /** From the previous page. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
}

export type PayrollExportsListBatchesAnswer = Page<ExportBatch>

export type PayrollExportsCreateBatchBody = {
  /** The first day of the payroll period. */
  periodStart: string
  /** The last day of the payroll period, which is part of it. */
  periodEnd: string
  /** Only the days of this staff group; null or absent for everybody's. */
  groupId?: string | null | undefined
  /** Check and report as the real request would, and write nothing. */
  dryRun?: boolean | undefined
}

export type PayrollExportsCreateBatchAnswer = ExportBatch

export type PayrollExportsGetBatchAnswer = ExportBatch

export type PayrollExportsListLinesQuery = {
  /** From the previous page. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
}

export type PayrollExportsListLinesAnswer = Page<ExportLine>

export type PayrollExportsCancelBatchBody = PayrollLocksLiftBody

export type PayrollExportsCancelBatchAnswer = ExportBatch

export type PayrollExportsDeliverBody = {
  /** The target to deliver to. */
  targetId: string
  /** Check and report as the real request would, and write nothing. */
  dryRun?: boolean | undefined
}

export type PayrollExportsDeliverAnswer = ExportDelivery

export type PayrollExportsListDeliveriesQuery = PayrollExportsListLinesQuery

export type PayrollExportsListDeliveriesAnswer = Page<ExportDelivery>

export type PayrollExportsGetDeliveryAnswer = ExportDelivery

export type PayrollExportsGetDeliveryContentAnswer = {
  /** The name of the file that the document is. */
  fileName: string
  /** The media type of the document. */
  contentType: string
  /** Of the UTF-8 bytes of `content`, hex. */
  sha256: string
  /** The whole document. */
  content: string
}

export type PayrollExportsListTargetsAnswer = Page<ExportTarget>

export type PayrollExportsCreateTargetBody = {
  /** What people see and choose it by. */
  name: string
  /** `download`: the document waits to be read; `https`: it is posted to `url`, signed. */
  transport: 'download' | 'https'
  /** The form of the document. */
  format: 'json' | 'csv'
  /** HTTPS on a public host, for `https` and only for it; null or absent for `download`. */
  url?: string | null | undefined
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
        flex?: string | null | undefined
      }
    | undefined
  /** How the CSV document is written, for `csv` and only for it; null or absent for what is usual. */
  csv?:
    | {
        /** `hours` has two decimals, `minutes` is exact. `allocations` is one column per entry of `dimensions`; without entries a single column with every code. `correction` is empty, `reversal` or `correction`. */
        columns?:
          | readonly (
              | 'payroll_number'
              | 'membership_id'
              | 'work_date'
              | 'pay_type_code'
              | 'kind'
              | 'hours'
              | 'minutes'
              | 'credit_bp'
              | 'allocations'
              | 'correction'
              | 'line_id'
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
        /** `2026-10-31` or `31.10.2026`. */
        dateFormat?: 'iso' | 'finnish' | undefined
        /** Whether the first row names the columns. */
        header?: boolean | undefined
        /** Whether the document begins with the byte order mark of UTF-8. */
        bom?: boolean | undefined
      }
    | null
    | undefined
}

export type PayrollExportsCreateTargetAnswer = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** What people see and choose it by. */
  name: string
  /** `download`: the document waits to be read; `https`: it is posted to `url`, signed. */
  transport: 'download' | 'https'
  /** The form of the document. */
  format: 'json' | 'csv'
  /** HTTPS on a public host, redirects are not followed; null for `download`. */
  url: string | null
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
    flex?: string | null | undefined
  }
  /** How the CSV document is written; null for `json`. */
  csv: {
    /** `hours` has two decimals, `minutes` is exact. `allocations` is one column per entry of `dimensions`; without entries a single column with every code. `correction` is empty, `reversal` or `correction`. */
    columns: readonly (
      | 'payroll_number'
      | 'membership_id'
      | 'work_date'
      | 'pay_type_code'
      | 'kind'
      | 'hours'
      | 'minutes'
      | 'credit_bp'
      | 'allocations'
      | 'correction'
      | 'line_id'
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
    /** `2026-10-31` or `31.10.2026`. */
    dateFormat: 'iso' | 'finnish'
    /** Whether the first row names the columns. */
    header: boolean
    /** Whether the document begins with the byte order mark of UTF-8. */
    bom: boolean
  } | null
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** The secrets that sign, the newest first; none for `download`. */
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
  /** The signing secret, shown this once: its characters as they stand are the key of the HMAC. Null for `download`. */
  secret: string | null
}

export type PayrollExportsGetTargetAnswer = ExportTarget

export type PayrollExportsUpdateTargetBody = {
  /** What people see and choose it by. */
  name?: string | undefined
  /** HTTPS on a public host. Redirects are not followed. */
  url?: string | undefined
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
        flex?: string | null | undefined
      }
    | undefined
  /** How the CSV document is written; absent options keep their value. */
  csv?:
    | {
        /** `hours` has two decimals, `minutes` is exact. `allocations` is one column per entry of `dimensions`; without entries a single column with every code. `correction` is empty, `reversal` or `correction`. */
        columns?:
          | readonly (
              | 'payroll_number'
              | 'membership_id'
              | 'work_date'
              | 'pay_type_code'
              | 'kind'
              | 'hours'
              | 'minutes'
              | 'credit_bp'
              | 'allocations'
              | 'correction'
              | 'line_id'
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
        /** `2026-10-31` or `31.10.2026`. */
        dateFormat?: 'iso' | 'finnish' | undefined
        /** Whether the first row names the columns. */
        header?: boolean | undefined
        /** Whether the document begins with the byte order mark of UTF-8. */
        bom?: boolean | undefined
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

export const payrollLocks = (call: Call) => ({
  /**
   * Every payroll lock, the latest period first.
   *
   * Takes any credential that holds `payroll.run` or `worktime.supervise`.
   *
   * `GET /v1/payroll-locks`; needs `payroll.run` or `worktime.supervise`
   */
  list: (options?: CallOptions): Promise<PayrollLocksListAnswer> =>
    call({ id: 'payrollLocks.list', method: 'GET', path: '/v1/payroll-locks' }, {}, options),

  /**
   * Lock a payroll period: its work days stand still until the lock is lifted.
   *
   * With `groupId` only the days of that staff group are locked. Batches are made of locked days as of others.
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
   * One payroll lock.
   *
   * Takes any credential that holds `payroll.run` or `worktime.supervise`.
   *
   * `GET /v1/payroll-locks/{id}`; needs `payroll.run` or `worktime.supervise`
   */
  get: (id: string, options?: CallOptions): Promise<PayrollLocksGetAnswer> =>
    call(
      { id: 'payrollLocks.get', method: 'GET', path: '/v1/payroll-locks/{id}' },
      { path: { id } },
      options,
    ),

  /**
   * Lift a payroll lock.
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
   * Freeze the approved days of a period for payroll.
   *
   * Takes every approved day of the period, of one staff group when `groupId` is given, and every approved correction of an exported day at or before `periodEnd`; they become `exported`. A correction first takes back the lines that still stand for its day, then says what is so now. Weekly overtime is added for the weeks whose Sunday lies in the period, and for earlier ones of which a day changed. The period has at most 366 days, the batch at most 160000 work days. Members without a payroll number and days not yet approved are counted in `warnings`, and refuse nothing. A batch without lines is made too. A batch of more than 300 days takes several transactions, so that others may write meanwhile: it is all or nothing nevertheless, its event is sent and it is listed once it is whole, and until then its days can be read as `exported` and not be corrected. Only one batch of the organisation is made or cancelled at a time; the answer of one with 150,000 days takes a minute or two.
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
   * One batch.
   *
   * Takes any credential that holds `payroll.run`.
   *
   * `GET /v1/export-batches/{id}`; needs `payroll.run`
   */
  getBatch: (id: string, options?: CallOptions): Promise<PayrollExportsGetBatchAnswer> =>
    call(
      { id: 'payrollExports.getBatch', method: 'GET', path: '/v1/export-batches/{id}' },
      { path: { id } },
      options,
    ),

  /**
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
   * Hand a batch to a target.
   *
   * The document is made once, from the frozen lines, and kept. For a `download` target it is delivered at once and read from `GET /v1/export-deliveries/{id}/content`. To an `https` target it is posted soon after: any 2xx within 10 seconds acknowledges it, otherwise it is sent up to 5 times, the same bytes under the same `x-service-delivery`. Several targets may have one batch, each once.
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
   * One delivery with its attempts.
   *
   * Takes any credential that holds `payroll.run`.
   *
   * `GET /v1/export-deliveries/{id}`; needs `payroll.run`
   */
  getDelivery: (id: string, options?: CallOptions): Promise<PayrollExportsGetDeliveryAnswer> =>
    call(
      { id: 'payrollExports.getDelivery', method: 'GET', path: '/v1/export-deliveries/{id}' },
      { path: { id } },
      options,
    ),

  /**
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
   * Where payroll material may go, by name.
   *
   * Takes any credential that holds `payroll.run`.
   *
   * `GET /v1/export-targets`; needs `payroll.run`
   */
  listTargets: (options?: CallOptions): Promise<PayrollExportsListTargetsAnswer> =>
    call({ id: 'payrollExports.listTargets', method: 'GET', path: '/v1/export-targets' }, {}, options),

  /**
   * Add a target for payroll material.
   *
   * An `https` target gets a signing secret, shown this once. Documents are signed as webhooks are: `x-service-signature: t=<unix seconds>,v1=<hex>` is the HMAC-SHA256 of `<t>.<raw body>`. `csv` options that are left out have the usual values: `;`, decimal comma, a header, no byte order mark.
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
   * One target.
   *
   * Takes any credential that holds `payroll.run`.
   *
   * `GET /v1/export-targets/{id}`; needs `payroll.run`
   */
  getTarget: (id: string, options?: CallOptions): Promise<PayrollExportsGetTargetAnswer> =>
    call(
      { id: 'payrollExports.getTarget', method: 'GET', path: '/v1/export-targets/{id}' },
      { path: { id } },
      options,
    ),

  /**
   * Change a target, or take it out of use.
   *
   * Transport and format stay. `payTypeCodes` is replaced whole, of `csv` only what is sent. A sending that waits goes to the new address; one of a target that is no longer active fails.
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
   * Make a new signing secret.
   *
   * The former secret co-signs for 24 hours: a document carries one `v1` per secret, and a receiver accepts if any matches. A secret that was co-signing already stops.
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
})
