import { expect, test } from 'vitest'
import { covers, type ViewRights } from '../view-rights.ts'

const manager: ViewRights = {
  role: 'manager',
  reach: 'reports',
  capabilities: ['worktime.supervise', 'reports.team'],
  modules: ['hr'],
  reports: ['onni', 'veera'],
}
const admin: ViewRights = { ...manager, role: 'admin', reach: 'organisation', reports: [] }

test.each<[string, ViewRights, ViewRights]>([
  ['the same', manager, manager],
  ['another report', { ...manager, reports: ['paavo', 'veera', 'onni'] }, manager],
  ['another capability', { ...manager, capabilities: [...manager.capabilities, 'crm.use'] }, manager],
  ['another module', { ...manager, modules: ['crm', 'hr'] }, manager],
  ['an administrator with the same capabilities', admin, manager],
])('%s covers', (_, held, needed) => expect(covers(held, needed)).toBe(true))

test.each<[string, ViewRights, ViewRights]>([
  ['a report less', { ...manager, reports: ['veera'] }, manager],
  ['a capability less', { ...manager, capabilities: ['reports.team'] }, manager],
  ['a module less', { ...manager, modules: [] }, manager],
  ['a narrower reach', { ...manager, reach: 'own' }, manager],
  ['another role', { ...manager, role: 'hr' }, manager],
  ['who was an administrator', { ...admin, role: 'hr' }, admin],
  ['an administrator whose key carries less', { ...admin, capabilities: [] }, manager],
])('%s does not cover', (_, held, needed) => expect(covers(held, needed)).toBe(false))
