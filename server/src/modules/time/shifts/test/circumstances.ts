import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import type { Circumstances } from '../writing/wanted.ts'

export const unit = '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1b01'
export const worker = '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1b02'
export const typeId = '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1b03'

/** A planner of one unit in Helsinki with one worker, who is always there. */
export const at = (more: Partial<Circumstances> = {}): Circumstances => ({
  now: '2026-11-20T07:00:00.000Z',
  timeZone: 'Europe/Helsinki',
  asPlanner: true,
  units: new Map([[unit, { planned: true, active: true }]]),
  types: new Map(),
  categories: new Map(),
  members: { known: new Set([worker]), on: id => (id === worker ? { inUnits: true } : undefined) },
  unchanged: unchangedSince,
  ...more,
})
