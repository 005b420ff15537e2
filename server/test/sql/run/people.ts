import { newId } from '../../../src/platform/vocabulary/ids.ts'
import type { World } from '../../world/world.ts'
import { ok } from './outcome.ts'

/** Somebody joins, changes, leaves, comes back and is removed; several join at once. */
export async function people(world: World): Promise<void> {
  const admin = world.as('aino')
  const { catalogs, members } = world.meri
  const join = (more: object = {}) =>
    ok(
      admin.post(
        '/v1/memberships',
        { firstNames: 'Uuno', lastName: 'Uusi', role: 'employee', email: `${newId()}@meri.example`, ...more },
        { 'idempotency-key': newId() },
      ),
    )
  const { id } = await join({ employmentStartDate: '2026-01-01' })
  const at = `/v1/memberships/${id}`
  await ok(
    admin.patch(at, {
      supervisorMembershipId: members.eero.id,
      worktimeModelId: catalogs.worktimeModels.hourly,
    }),
  )
  await ok(admin.patch(at, { role: 'manager', staffGroupId: catalogs.staffGroups.hourly, locale: 'sv' }))
  await ok(admin.get(`${at}/employment`))
  const terms = await ok(admin.get(`${at}/employment`))
  await admin.put(`${at}/employment`, { ...terms, jobTitle: 'Asentaja' })
  await admin.put(`${at}/employment`, { jobTitle: 'Asentaja' })
  const unit = await ok(admin.post(`${at}/units`, { planningUnitId: catalogs.planningUnits.office }))
  await admin.get(`/v1/memberships?planningUnitId=${catalogs.planningUnits.office}`)
  await admin.delete(`${at}/units/${unit.id ?? catalogs.planningUnits.office}`)
  await ok(admin.post(`${at}/termination`, { endDate: '2027-03-31', reasonCode: 'other' }))
  await ok(admin.delete(`${at}/termination`))
  await ok(admin.post(`${at}/deactivate`, {}))
  await admin.post(`${at}/reactivate`, { employmentStartDate: '2026-12-01' })
  await admin.post(`${at}/reactivate`, {})
  await admin.delete(at)
  await admin.post('/v1/memberships/bulk', {
    rows: [{ firstNames: 'Rivi', lastName: 'Ensimmäinen', role: 'employee', email: 'rivi@meri.example' }],
  })
  await world.as('helmi').patch(`/v1/memberships/${members.veera.id}`, { role: 'manager' })
  await world.as('helmi').post(`/v1/memberships/${members.paavo.id}/deactivate`, {})
}
