import { expect } from 'vitest'
import { projectWorld } from '../../record/test/world.ts'

/** Ways to price and write hours of projects. */
export async function pricedWorld() {
  const at = await projectWorld()
  const { world, made, admin } = at
  const { members, catalogs } = world.meri
  const { work = '', travel = '' } = catalogs.entryTypes as Record<string, string>
  const role = await made('/v1/project-roles', { code: 'foreman', name: 'Työnjohtaja' })
  const card = await made('/v1/rate-cards', { code: 'standard', name: 'Perushinnat' })
  const rulesOf = (id: string) => `/v1/rate-cards/${id}/rules`
  const rule = (criteria: object, rateCentsPerHour: number, validFrom = '2020-01-01'): Promise<any> =>
    made(rulesOf(card.id), { ...criteria, versions: [{ validFrom, rateCentsPerHour }] })
  /** Has a member work for a project on a day, beginning at eight. */
  const worked = async (
    name: keyof typeof members,
    workDate: string,
    projectId: string,
    minutes: number,
    entryTypeId = work,
    taskId: string | null = null,
  ) => {
    const path = `/v1/team/members/${members[name].id}/work-days/${workDate}/entries`
    const entry = {
      entryTypeId,
      startMinutes: 480,
      endMinutes: 480 + minutes,
      allocations: [{ dimensionId: 'project', valueId: projectId, ...(taskId !== null && { taskId }) }],
    }
    const answer = await admin.put(path, { entries: [entry] })
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    return answer.body
  }
  return { ...at, members, work, travel, role, card, rule, rulesOf, worked }
}
