/** Of a POST whose `Idempotency-Key` has no effect: why it needs none. A sentence for readers of the interface. */
export interface NoIdempotency {
  readonly notTaken: string
}

export const notTaken = (because: string): NoIdempotency => ({ notTaken: because })

export const writesNothing = notTaken('It writes nothing, so a second time does nothing twice.')

/** Whether an operation keeps its answer for the `Idempotency-Key`: each POST that writes in its organisation's transaction. */
export const takesIdempotencyKey = ({
  method,
  transaction = 'write',
}: {
  readonly method: string
  readonly transaction?: 'read' | 'write' | 'none'
}): boolean => method === 'POST' && transaction === 'write'

/** Why an operation takes no `Idempotency-Key`; undefined where it takes one, or is no POST. */
export const whyNotTaken = ({
  idempotency,
}: {
  readonly idempotency?: string | NoIdempotency
}): string | undefined => (typeof idempotency === 'object' ? idempotency.notTaken : undefined)
