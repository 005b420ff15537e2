// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type { ExportBatch, ExportDelivery, ExportLine, ExportTarget, PayrollLock } from './schemas.ts'

export type PayrollLocksListAnswer = Page<PayrollLock>

export type PayrollLocksCreateBody = {
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  periodStart: string
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  periodEnd: string
  /** An identifier (UUIDv7). */
  groupId?: string | null | undefined
  reason?: string | null | undefined
  /** Check and report as the real request would, and write nothing. */
  dryRun?: boolean | undefined
}

export type PayrollLocksCreateAnswer = PayrollLock

export type PayrollLocksGetAnswer = PayrollLock

export type PayrollLocksLiftBody = {
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
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  periodStart: string
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  periodEnd: string
  /** An identifier (UUIDv7). */
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
  /** An identifier (UUIDv7). */
  targetId: string
  /** Check and report as the real request would, and write nothing. */
  dryRun?: boolean | undefined
}

export type PayrollExportsDeliverAnswer = ExportDelivery

export type PayrollExportsListDeliveriesQuery = PayrollExportsListLinesQuery

export type PayrollExportsListDeliveriesAnswer = Page<ExportDelivery>

export type PayrollExportsGetDeliveryAnswer = ExportDelivery

export type PayrollExportsGetDeliveryContentAnswer = {
  fileName: string
  contentType: string
  /** Of the UTF-8 bytes of `content`, hex. */
  sha256: string
  content: string
}

export type PayrollExportsListTargetsAnswer = Page<ExportTarget>

export type PayrollExportsCreateTargetBody = {
  name: string
  /** `download`: the document waits to be read; `https`: it is posted to `url`, signed. */
  transport: 'download' | 'https'
  format: 'json' | 'csv'
  /** HTTPS on a public host. Redirects are not followed. */
  url?: string | null | undefined
  /** The payroll system's code by kind of line, for lines whose entry type or day type has none of its own. Null leaves lines of the kind out of the document. */
  payTypeCodes?:
    | {
        normal?: string | null | undefined
        additional?: string | null | undefined
        overtime_50?: string | null | undefined
        overtime_100?: string | null | undefined
        evening?: string | null | undefined
        night?: string | null | undefined
        sunday?: string | null | undefined
        holiday?: string | null | undefined
        standby?: string | null | undefined
        travel?: string | null | undefined
        credit?: string | null | undefined
        flex?: string | null | undefined
      }
    | undefined
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
              /** An identifier (UUIDv7). */
              dimensionId: string
              heading: string
            }[]
          | undefined
        delimiter?: ';' | ',' | '\t' | undefined
        decimal?: ',' | '.' | undefined
        /** `2026-10-31` or `31.10.2026`. */
        dateFormat?: 'iso' | 'finnish' | undefined
        header?: boolean | undefined
        /** Whether the document begins with the byte order mark of UTF-8. */
        bom?: boolean | undefined
      }
    | null
    | undefined
}

export type PayrollExportsCreateTargetAnswer = {
  /** An identifier (UUIDv7). */
  id: string
  name: string
  /** `download`: the document waits to be read; `https`: it is posted to `url`, signed. */
  transport: 'download' | 'https'
  format: 'json' | 'csv'
  /** HTTPS on a public host. Redirects are not followed. */
  url: string | null
  /** The payroll system's code by kind of line, for lines whose entry type or day type has none of its own. Null leaves lines of the kind out of the document. */
  payTypeCodes: {
    normal?: string | null | undefined
    additional?: string | null | undefined
    overtime_50?: string | null | undefined
    overtime_100?: string | null | undefined
    evening?: string | null | undefined
    night?: string | null | undefined
    sunday?: string | null | undefined
    holiday?: string | null | undefined
    standby?: string | null | undefined
    travel?: string | null | undefined
    credit?: string | null | undefined
    flex?: string | null | undefined
  }
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
      /** An identifier (UUIDv7). */
      dimensionId: string
      heading: string
    }[]
    delimiter: ';' | ',' | '\t'
    decimal: ',' | '.'
    /** `2026-10-31` or `31.10.2026`. */
    dateFormat: 'iso' | 'finnish'
    header: boolean
    /** Whether the document begins with the byte order mark of UTF-8. */
    bom: boolean
  } | null
  active: boolean
  /** The secrets that sign, the newest first; none for `download`. */
  secretVersions: readonly {
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    createdAt: string
    /** Until when it co-signs; null for the newest. */
    expiresAt: string | null
  }[]
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  createdAt: string
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
  /** The signing secret, shown this once. Its characters as they stand are the key of the HMAC; there is nothing to decode. */
  secret: string | null
}

export type PayrollExportsGetTargetAnswer = ExportTarget

export type PayrollExportsUpdateTargetBody = {
  name?: string | undefined
  /** HTTPS on a public host. Redirects are not followed. */
  url?: string | undefined
  /** The payroll system's code by kind of line, for lines whose entry type or day type has none of its own. Null leaves lines of the kind out of the document. */
  payTypeCodes?:
    | {
        normal?: string | null | undefined
        additional?: string | null | undefined
        overtime_50?: string | null | undefined
        overtime_100?: string | null | undefined
        evening?: string | null | undefined
        night?: string | null | undefined
        sunday?: string | null | undefined
        holiday?: string | null | undefined
        standby?: string | null | undefined
        travel?: string | null | undefined
        credit?: string | null | undefined
        flex?: string | null | undefined
      }
    | undefined
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
              /** An identifier (UUIDv7). */
              dimensionId: string
              heading: string
            }[]
          | undefined
        delimiter?: ';' | ',' | '\t' | undefined
        decimal?: ',' | '.' | undefined
        /** `2026-10-31` or `31.10.2026`. */
        dateFormat?: 'iso' | 'finnish' | undefined
        header?: boolean | undefined
        /** Whether the document begins with the byte order mark of UTF-8. */
        bom?: boolean | undefined
      }
    | undefined
  active?: boolean | undefined
  /** An RFC 3339 instant with its zone, years 1900 to 2999. */
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
   * `GET /v1/payroll-locks`; needs `payroll.run` or `worktime.supervise`
   */
  list: (options?: CallOptions): Promise<PayrollLocksListAnswer> =>
    call({ id: 'payrollLocks.list', method: 'GET', path: '/v1/payroll-locks' }, {}, options),

  /**
   * Lock a payroll period: its work days stand still until the lock is lifted.
   *
   * With `groupId` only the days of that staff group are locked. Batches are made of locked days as of others.
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
   * Takes every approved day of the period, of one staff group when `groupId` is given, and every approved correction of an exported day at or before `periodEnd`; they become `exported`. A correction first takes back the lines that still stand for its day, then says what is so now. Weekly overtime is added for the weeks whose Sunday lies in the period, and for earlier ones of which a day changed. The period has at most 366 days, the batch at most 10000 work days. Members without a payroll number and days not yet approved are counted in `warnings`, and refuse nothing. A batch without lines is made too.
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
   * `GET /v1/export-targets`; needs `payroll.run`
   */
  listTargets: (options?: CallOptions): Promise<PayrollExportsListTargetsAnswer> =>
    call({ id: 'payrollExports.listTargets', method: 'GET', path: '/v1/export-targets' }, {}, options),

  /**
   * Add a target for payroll material.
   *
   * An `https` target gets a signing secret, shown this once. Documents are signed as webhooks are: `x-service-signature: t=<unix seconds>,v1=<hex>` is the HMAC-SHA256 of `<t>.<raw body>`. `csv` options that are left out have the usual values: `;`, decimal comma, a header, no byte order mark.
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
