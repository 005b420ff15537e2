import { type Module, module } from '../../platform/module.ts'
import { settings } from './contract.ts'
import { type ClockHearer, handlers } from './handlers.ts'

/** `clockHearers`: the families in which something waits for a time. */
export const organisationModule = (clockHearers: readonly ClockHearer[]): Module =>
  module({ contract: settings, handlers: handlers(clockHearers) })
