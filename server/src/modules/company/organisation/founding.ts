import { recordAudit, systemActor } from '../../../platform/audit/audit-trail.ts'
import type { Database, WriteTransaction } from '../../../platform/data/database.ts'
import type { Commit, Transactions, WriteRequest } from '../../../platform/transactions/transactions.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { type Founding, found, type Organisation } from './rules.ts'
import * as store from './store.ts'

/**
 * Makes an organisation with its clock, settings and licensed features in one transaction; `setUp` may put more
 * into the same one. Throws `RangeError` for a slug or zone that is none and
 * for a clock that only a sandbox may have, `ConstraintViolated` for a slug that is taken.
 */
export async function createOrganisation(
  database: Database,
  founding: Founding,
  setUp: (tx: WriteTransaction) => Promise<unknown> = async () => {},
): Promise<Id> {
  const orgId = founding.id ?? newId()
  const { slug, startsAt } = founding
  await database.write({ orgId, founding: { slug, ...(startsAt && { startsAt }) } }, async tx => {
    const { state, audit } = found(founding, orgId, tx.now)
    save(tx, state, founding)
    recordAudit(tx, audit, {
      actor: systemActor,
      operation: 'createOrganisation',
      requestId: orgId,
    })
    await setUp(tx)
  })
  return orgId
}

/**
 * The same as one write transaction of the service, so that what `setUp` commits is announced and audited with it. The
 * request says who founds. Throws as `createOrganisation` does.
 */
export async function foundOrganisation<T>(
  transactions: Pick<Transactions, 'run'>,
  founding: Founding & { readonly id: Id },
  request: Omit<WriteRequest, 'orgId' | 'founding'>,
  setUp: (tx: WriteTransaction, commit: Commit) => Promise<T>,
): Promise<T> {
  const { id: orgId, slug, startsAt } = founding
  return transactions.run(
    { ...request, orgId, founding: { slug, ...(startsAt && { startsAt }) } },
    async (tx, commit) => {
      await commit(found(founding, orgId, tx.now), async state => save(tx, state, founding))
      return setUp(tx, commit)
    },
  )
}

function save(tx: WriteTransaction, organisation: Organisation, { features = [] }: Founding): void {
  store.insert(
    tx,
    organisation,
    features.map(({ feature, active = true, seatLimit = null }) => ({ feature, active, seatLimit })),
  )
}
