import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { unchangedSince } from '../../../platform/data/optimistic.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Services } from '../../../platform/services.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { whole } from '../../../platform/vocabulary/page.ts'
import { levelsForEntries } from '../../catalogs/dimensions/port.ts'
import type { payrollExports } from '../contract.ts'
import type { targetOperations } from './contract.ts'
import * as rules from './rules.ts'
import { newSecret } from './secrets.ts'
import type { NewExportTarget } from './shapes.ts'
import * as store from './store.ts'
import { createdTarget, exportTarget } from './view.ts'

type TargetHandlers = Pick<Handlers<typeof payrollExports>, keyof typeof targetOperations>

export const targetHandlers: TargetHandlers = {
  async listTargets({ db, now }) {
    return whole((await store.listTargets(db, now)).map(exportTarget))
  },

  async createTarget({ body, db, now, services, commit }) {
    const [references, existing] = await Promise.all([
      referencesOf(db, services, body),
      store.countTargets(db),
    ])
    const made = { id: newId(), now }
    const place = { orgId: db.orgId, targetId: made.id }
    const secret = body.transport === 'https' ? newSecret(services.keyring, place, now) : null
    const target = await commit(rules.create(body, references, existing, made), created =>
      store.insertTarget(db, created, secret?.secret ?? null),
    )
    return createdTarget(target, secret)
  },

  async getTarget({ params, db, now, refuse }) {
    return exportTarget((await store.findTarget(db, params.id, now)) ?? refuse('export_target_not_found'))
  },

  async updateTarget({ params, body, db, now, services, refuse, commit }) {
    const { expectedUpdatedAt, ...patch } = body
    const [found, references] = await Promise.all([
      store.findTarget(db, params.id, now),
      referencesOf(db, services, patch),
    ])
    const target = found ?? refuse('export_target_not_found')
    const unchanged = unchangedSince(expectedUpdatedAt, target.updatedAt)
    const changed = await commit(rules.update(target, patch, references, unchanged, now), updated =>
      store.saveTarget(db, updated),
    )
    return exportTarget({ ...target, ...changed })
  },

  async rotateTargetSecret({ params, db, now, services, refuse, commit }) {
    const [found, signing] = await Promise.all([
      store.findTarget(db, params.id, now),
      store.signingSecrets(db, params.id, now),
    ])
    const target = found ?? refuse('export_target_not_found')
    const newest = newSecret(services.keyring, { orgId: db.orgId, targetId: target.id }, now)
    await commit(rules.rotateSecret(target, signing, newest.secret, now), rotated =>
      store.saveRotation(db, rotated),
    )
    return { secret: newest.text }
  },
}

async function referencesOf(
  db: TenantDb,
  { outbound }: Services,
  sent: { readonly url?: string | null } & Pick<NewExportTarget, 'csv' | 'netvisor'>,
): Promise<rules.TargetReferences> {
  const levels = rules.levelsNamed(sent).length > 0 ? await levelsForEntries(db) : []
  return {
    url: sent.url == null ? null : outbound.checkUrl(sent.url),
    dimensionIds: new Set(levels.map(level => level.id)),
  }
}
