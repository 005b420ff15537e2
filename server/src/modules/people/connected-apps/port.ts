export { addAuthorizationServer } from './authorization-server/mount.ts'
export { endGrantsOf } from './grants/ending.ts'
