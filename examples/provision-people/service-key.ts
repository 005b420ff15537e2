import type { Administrator } from '../first-month/demo-file.ts'
import { fetchWhileBusy } from '../first-month/while-busy.ts'

/** Signs an administrator in, as a browser would, and makes the key that provisioning needs. */
export async function provisioningKey(baseUrl: string, administrator: Administrator): Promise<string> {
  const send = async (path: string, body: unknown, cookie = '') => {
    const answer = await fetchWhileBusy(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: baseUrl, cookie },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`)
    return answer
  }
  const session = await send('/v1/session', administrator)
  const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const made = await send('/v1/api-keys', { name: 'HR system', kind: 'service', scope: neededScope }, cookie)
  return ((await made.json()) as { key: string }).key
}

/** Nobody gives more than they have, so the key holds whatever the roles of the file give: those of managers, sales and payroll. */
const givenByRoles = [
  'worktime.supervise',
  'scheduling.plan',
  'projects.read',
  'projects.manage',
  'crm.use',
  'payroll.run',
]

/** Members and terms; `org.admin` for units and employers that are new; the event log, which proves what happened. */
export const neededScope = [
  'members.manage',
  'hr.manage',
  'reports.team',
  'org.admin',
  'integrations.manage',
  ...givenByRoles,
]
