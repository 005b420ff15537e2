import { expect } from 'vitest'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { pricedWorld } from '../../projects/rate-cards/test/world.ts'
import { consumptionRefusals } from '../refusals.ts'
import { type ConsumeCode, consumeSources, releaseSources, type Taking } from '../port.ts'

interface Line {
  readonly documentId?: string
  readonly lineId?: string
  readonly issued?: boolean
}

export const keyOf = ({ kind, sourceId, place }: any): Taking => ({ kind, sourceId, place })

/** Ways to price and approve hours, and to take what is unbilled into lines of documents. */
export async function billingWorld() {
  const at = await pricedWorld()
  const { world, admin, done, members, card, rule, project, customer, worked } = at
  const supervisor = world.as('elina')
  const { services } = world.app
  const { contributions } = services

  const write = <T>(work: (tx: WriteTransaction, commit: Commit) => Promise<T>): Promise<T> =>
    services.transactions.run(
      { orgId: world.meri.id, actor: systemActor, operation: 'test', requestId: 'test' },
      work,
    )
  /** Takes sources into a line; the code where that is refused. */
  const consume = (
    sources: readonly Taking[],
    { documentId = newId(), lineId = newId(), issued = true }: Line = {},
  ) =>
    write(async (tx, commit) => {
      const line = { documentType: 'invoice', documentId, lineId, issued, sources }
      const taken = await consumeSources({ tx, commit, contributions }, [line])
      if (!('refusal' in taken)) return taken.map(({ cents }) => cents)
      const declared: Record<ConsumeCode, { readonly status: number }> = consumptionRefusals
      expect(declared[taken.refusal].status).toBeGreaterThanOrEqual(404)
      return taken.refusal
    })
  /** Takes sources into a line of an invoice, in a transaction that is open. */
  const consumeLine = async (
    tx: WriteTransaction,
    commit: Commit,
    {
      documentId = newId(),
      ...line
    }: Required<Omit<Line, 'documentId'>> & {
      readonly documentId?: string
      readonly sources: readonly Taking[]
    },
  ) => {
    const taken = await consumeSources({ tx, commit, contributions }, [
      { documentType: 'invoice', documentId, ...line },
    ])
    if ('refusal' in taken) throw new Error(`${taken.refusal}: ${taken.detail}`)
    return taken
  }
  const release = (lineId: string) =>
    write((tx, commit) => releaseSources({ tx, commit, contributions }, [lineId]))

  const priced = async (fields: object = {}) => {
    const found = await project({ state: 'active', rateCardId: card.id, customerId: customer.id, ...fields })
    await rule({ projectId: found.id }, 6000)
    return found
  }
  async function approved(date: string, id: string, minutes = 60): Promise<string> {
    await worked('veera', date, id, minutes)
    const { body } = await supervisor.post(
      `/v1/team/members/${members.veera.id}/work-days/${date}/confirm`,
      {},
    )
    await done(`/v1/work-days/${body.workDayId}/approve`)
    return body.workDayId
  }
  const rowsOf = async (id: string, more = ''): Promise<any[]> => {
    const { body, status } = await admin.get(
      `/v1/invoicing/unbilled/rows?projectId=${id}&asOf=2027-12-31${more}`,
    )
    expect(status, JSON.stringify(body)).toBe(200)
    return body.items
  }
  const sumOf = async (id: string): Promise<any> =>
    (await admin.get(`/v1/invoicing/unbilled?asOf=2027-12-31&limit=100`)).body.items.find(
      ({ projectId }: any) => projectId === id,
    )
  return { ...at, write, contributions, consume, consumeLine, release, priced, approved, rowsOf, sumOf }
}
