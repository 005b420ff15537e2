export { addAuthorizationServer } from './authorization-server/mount.ts'
