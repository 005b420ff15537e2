import type { Operation } from './operation.ts'

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
}: Pick<Operation, 'method' | 'transaction'>): boolean => method === 'POST' && transaction === 'write'

/** Why an operation takes no `Idempotency-Key`; undefined where it takes one, or is no POST. */
export const whyNotTaken = ({ idempotency }: Pick<Operation, 'idempotency'>): string | undefined =>
  typeof idempotency === 'object' ? idempotency.notTaken : undefined
