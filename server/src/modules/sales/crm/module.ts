import type { Module } from '../../../platform/module.ts'
import { activitiesModules } from './activities/module.ts'
import { dealModules } from './deals/module.ts'
import { leadModules } from './leads/module.ts'

export const crmModules: readonly Module[] = [...dealModules, ...leadModules, ...activitiesModules]
