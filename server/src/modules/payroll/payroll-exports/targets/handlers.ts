import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { checkSftpServer } from '../../../../platform/gateways/sftp/destination.ts'
import { privateKeyProblem } from '../../../../platform/gateways/sftp/private-key.ts'
import type { SftpCredential } from '../../../../platform/gateways/sftp/sftp-uploads.ts'
import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { whole } from '../../../../platform/vocabulary/page.ts'
import { levelsForEntries } from '../../../company/catalogs/dimensions/port.ts'
import type { payrollExports } from '../contract.ts'
import type { targetOperations } from './contract.ts'
import * as rules from './rules.ts'
import { newSecret, type SecretPlace, sealedCredential } from './secrets.ts'
import { type SftpPatch, sftpDefaults } from './sftp-shapes.ts'
import type { NewExportTarget } from './shapes.ts'
import * as store from './store.ts'
import type { SigningSecret, Target } from './target.ts'
import { createdTarget, exportTarget } from './view.ts'

type TargetHandlers = Pick<Handlers<typeof payrollExports>, keyof typeof targetOperations>

export const targetHandlers: TargetHandlers = {
  async listTargets({ db, now }) {
    return whole((await store.listTargets(db, now)).map(exportTarget))
  },

  async createTarget({ body, db, now, services, commit }) {
    const [references, existing] = await Promise.all([
      referencesOf(db, services, body, null),
      store.countTargets(db),
    ])
    const made = { id: newId(), now }
    const secret = secretOf(body, services.keyring, { orgId: db.orgId, targetId: made.id }, now)
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
    const found = await store.findTarget(db, params.id, now)
    const target = found ?? refuse('export_target_not_found')
    const references = await referencesOf(db, services, patch, target)
    const credential = patch.sftp && credentialOf(patch.sftp)
    const place = { orgId: db.orgId, targetId: target.id }
    const secret = credential ? sealedCredential(services.keyring, place, credential, now) : null
    const decision = rules.update(target, patch, references, {
      unchanged: unchangedSince(expectedUpdatedAt, target.updatedAt),
      newCredentialId: secret?.id ?? null,
      now,
    })
    const changed = await commit(decision, updated =>
      secret ? store.saveRotation(db, { target: updated, secrets: [secret] }) : store.saveTarget(db, updated),
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

/** The secret that a new target begins with, with its text where its maker is shown it. */
function secretOf(
  { transport, sftp }: NewExportTarget,
  keyring: Keyring,
  place: SecretPlace,
  now: Instant,
): { readonly text: string | null; readonly secret: SigningSecret } | null {
  if (transport === 'https') return newSecret(keyring, place, now)
  const credential = transport === 'sftp' && sftp ? credentialOf(sftp) : null
  return credential && { text: null, secret: sealedCredential(keyring, place, credential, now) }
}

const credentialOf = ({ password, privateKey }: SftpPatch): SftpCredential | null =>
  password !== undefined ? { password } : privateKey !== undefined ? { privateKey } : null

async function referencesOf(
  db: TenantDb,
  { outbound, outboundReach }: Services,
  sent: Pick<NewExportTarget, 'url' | 'csv' | 'netvisor'> & { readonly sftp?: SftpPatch | null },
  target: Target | null,
): Promise<rules.TargetReferences> {
  const levels = rules.levelsNamed(sent).length > 0 ? await levelsForEntries(db) : []
  const { host, port, privateKey } = sent.sftp ?? {}
  const former = { ...sftpDefaults, host: '', ...target?.sftp }
  return {
    url: sent.url == null ? null : outbound.checkUrl(sent.url),
    dimensionIds: new Set(levels.map(level => level.id)),
    server: sent.sftp
      ? checkSftpServer(host ?? former.host, port ?? former.port, outboundReach.allowPrivate)
      : null,
    privateKeyProblem: privateKey === undefined ? null : privateKeyProblem(privateKey),
  }
}
