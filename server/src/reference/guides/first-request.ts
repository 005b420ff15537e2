import type { Sample } from '../../platform/contract/samples/samples.ts'
import { shell, typescript } from './guide.ts'

/** Who am I, and what may I do? */
export const firstRequest = (baseUrl: string): readonly Sample[] => [
  shell(`
curl '${baseUrl}/v1/me/access' \\
  -H "Authorization: Bearer $KEY"
`),
  typescript(`
import { createClient } from '@konttori/sdk'

const konttori = createClient({ baseUrl: '${baseUrl}', key: process.env['KEY'] })
const access = await konttori.me.access()
console.log(access.membership.displayName, access.capabilities)
`),
]
