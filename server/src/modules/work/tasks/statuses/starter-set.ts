import type { StatusCategory } from './words.ts'

/** What an organisation has until it says something else, by code. */
export const starterStatuses = {
  todo: { name: 'Tekemättä', category: 'unstarted' },
  doing: { name: 'Työn alla', category: 'started' },
  review: { name: 'Tarkistettavana', category: 'started' },
  done: { name: 'Valmis', category: 'completed' },
  cancelled: { name: 'Peruttu', category: 'cancelled' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly category: StatusCategory }>>
