import type { Draws } from '../../../../../test/world/draws.ts'
import type { Ledger } from './ledger.ts'
import type { billingWorld } from './world.ts'

/** Of a history, what installments are of. */
interface Priced {
  readonly id: string
  readonly at: Pick<Awaited<ReturnType<typeof billingWorld>>, 'made' | 'done'>
  readonly ledger: Ledger
}

/** Plans an installment of a fixed price; together they may be more than the price. */
export async function plans(
  { id: projectId, at: { made, done }, ledger }: Priced,
  draw: Draws,
): Promise<void> {
  const priced = [...ledger.places].filter(([, { billing }]) => billing === 'fixed')
  if (priced.length === 0) return
  const [place, { budget }] = draw.oneOf(priced)
  const cents = 1 + draw.below((budget.at(-1)?.cents ?? 0) * 0.7)
  const basis = place === null ? { basis: 'manual' } : { basis: 'phase_completed', phaseId: place }
  const path = `/v1/projects/${projectId}/installments`
  const { id } = await made(path, { title: 'Erä', ...basis, amountCents: cents })
  const isReady = draw.chance(0.7)
  if (isReady) await done(`${path}/${id}/ready`)
  ledger.installments.push({ id, place, cents, state: isReady ? 'ready' : 'planned' })
}

/** Has one that waited become ready, or gives one up of which no document has anything. */
export async function settles({ id: projectId, at: { done }, ledger }: Priced, draw: Draws): Promise<void> {
  const open = ledger.installments.filter(
    ({ id, state }) => state !== 'cancelled' && ledger.taken('installment', id) === 0,
  )
  if (open.length === 0) return
  const one = draw.oneOf(open)
  const becomes = one.state === 'planned' && draw.chance(0.5) ? 'ready' : 'cancelled'
  const verb = becomes === 'ready' ? 'ready' : 'cancel'
  await done(`/v1/projects/${projectId}/installments/${one.id}/${verb}`)
  one.state = becomes
}
