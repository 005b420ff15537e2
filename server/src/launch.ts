import type { Launch } from './lifecycle/application.ts'

/** Starts the service with everything that belongs to it. */
export const launch: Launch = async ({ configuration, connection, secret, formerSecrets, log }) => {
  // Only now, so that a wrong setting or a database out of reach is told at once.
  const { startApp } = await import('./app.ts')
  const demo = configuration.demo && (await import('./demo/demo.ts')).demoIn(configuration.dataDir)
  const {
    host,
    port,
    baseUrl,
    redisUrl,
    nodes,
    rateLimits,
    metrics,
    webhooksAllowPrivate,
    mail,
    companyRegister,
  } = configuration
  const { connections, trustedProxies, sharedAddresses, securityContact, files, clamd } = configuration
  const { allowPlainHttp } = configuration
  const app = await startApp({
    connection,
    secret,
    ...(configuration.databaseUrl === null && { dataDir: configuration.dataDir }),
    formerSecrets,
    host,
    port,
    baseUrl,
    redisUrl,
    nodes,
    metrics,
    rateLimits,
    connections,
    trustedProxies,
    allowPlainHttp,
    sharedAddresses,
    webhooksAllowPrivate,
    mail,
    companyRegister,
    securityContact,
    files,
    clamd,
    checkAnswers: false,
    log,
    ...(demo && { beforeListening: demo.prepare }),
  })
  if (demo) await demo.tellAddress(app.baseUrl)
  return app
}
