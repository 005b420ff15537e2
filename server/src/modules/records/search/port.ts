import { slot } from '../../../platform/slots.ts'
import type { Searched } from './searched.ts'

export { fold } from '../../../platform/data/folding.ts'
export { phoneSpelling } from './phone.ts'
export type { Spelling } from './question.ts'
export { searchedRegister } from './register.ts'
export type { Searched, Seeker } from './searched.ts'

/** The kinds of record that are found. */
export const searched = slot<Searched>('search.searched')
