import { type ClientOptions, caller } from './call.ts'
import { bindFamilies } from './generated/families.ts'

/** Every operation of the interface, by family: `konttori.workDays.approveBatch({ ids })`. */
export type Konttori = ReturnType<typeof bindFamilies>

/** Throws a TypeError when `baseUrl` is no absolute HTTP address. */
export const createClient = (options: ClientOptions): Konttori => bindFamilies(caller(options))
