import formbody from '@fastify/formbody';
import { MAX_BODY_BYTES, type Mail, type PageNamed } from '@sens/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { createLookup } from '#address/lookup.ts';
import { registerAddressRoute } from '#address/route.ts';
import { createLanguageModel } from '#assistant/language-model.ts';
import { loadAssistant } from '#assistant/load-assistant.ts';
import { registerAssistantRoute } from '#assistant/route.ts';
import { registerClientErrorRoute } from '#client-errors/route.ts';
import type { Config } from '#config/config.ts';
import { type Company, loadCompany } from '#content/company.ts';
import { registerMetricsRoute } from '#health/metrics.ts';
import { registerReadyRoute } from '#health/ready.ts';
import { registerHealthRoute } from '#health/route.ts';
import type { Convert } from '#images/convert.ts';
import { createLine } from '#images/line.ts';
import { registerImages } from '#images/register.ts';
import { createReportCards } from '#images/report-cards.ts';
import { picturesToMake } from '#images/to-make.ts';
import { deliveriesOf } from '#leads/deliveries-of.ts';
import { createMailer, outboxFolder } from '#leads/delivery/create-mailer.ts';
import type { Mailer } from '#leads/delivery/mailer.ts';
import { createWebhook } from '#leads/delivery/webhook.ts';
import { createWorker } from '#leads/delivery/worker.ts';
import { createFormTimes } from '#leads/form-time.ts';
import { createHurry, registerFormTimeRoute } from '#leads/form-time-route.ts';
import { toLeadLimits } from '#leads/limits.ts';
import type { MailSettings } from '#leads/mail/compose.ts';
import { registerProofRoute } from '#leads/proof-route.ts';
import { createRetentionJob } from '#leads/retention/retention-job.ts';
import { registerLeadRoute } from '#leads/route.ts';
import { createRush } from '#leads/rush.ts';
import { createLeadService } from '#leads/service.ts';
import { loadSources } from '#leads/sources/sources.ts';
import { openStore } from '#leads/store/open-store.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { createWatch } from '#leads/watch/watch.ts';
import { type LogStream, logOptions } from '#log/log-options.ts';
import { createCounter } from '#measuring/counter.ts';
import { registerVitalsRoute } from '#measuring/route.ts';
import { loadInlineCode } from '#pages/inline-code.ts';
import { registerPagesOnRequest } from '#pages/pages-on-request.ts';
import { createRenderer } from '#pages/renderer.ts';
import { createThreadedRenderer } from '#pages/threaded-renderer.ts';
import { closeConnectionsAsTheyEnd } from '#plugins/closing.ts';
import { registerCors } from '#plugins/cors.ts';
import { answerUnreadable, registerErrors } from '#plugins/errors.ts';
import { refuseUnknownFunctions } from '#plugins/methods.ts';
import { warnOfUntrustedProxy } from '#plugins/proxy-warning.ts';
import { registerRateLimits } from '#plugins/rate-limit.ts';
import { createRequestIds, registerRequestId } from '#plugins/request-id.ts';
import { registerRequestLog } from '#plugins/request-log.ts';
import { registerSecurityHeaders } from '#plugins/security-headers.ts';
import { answerUnparsable, refuseExpectations, requireHost } from '#plugins/unreadable.ts';
import { warmUpInCalm } from '#plugins/warm-up.ts';
import { createRegisters } from '#registers/registers.ts';
import { registerAnswersRoute } from '#report/answers-route.ts';
import { createKeptReports } from '#report/kept-report.ts';
import { createReportPdf } from '#report/report-pdf.ts';
import { registerReportRoute } from '#report/route.ts';
import { socialCardOf } from '#report/social-card.ts';
import { failurePage, registerFailurePage } from '#static/failure-page.ts';
import { isPathOf, loadSite, type Site } from '#static/load-site.ts';
import { createReadyFiles } from '#static/ready-files.ts';
import { pagesBuiltAt, takeUpTheRest } from '#static/rest.ts';
import { registerSite, sendNotFound } from '#static/route.ts';
import { registerToolRoute } from '#tools/route.ts';

/** What tests put in the place of the real thing. */
export interface Overrides {
  company?: Company;
  store?: LeadStore;
  mailer?: Mailer;
  convertImage?: Convert;
  logStream?: LogStream;
  now?: () => Date;
}

/** Whoever asks for pictures that go with mails. */
const MAILS = 'mails';

/**
 * Builds the whole server, apart from the process it runs in. `listen` or `inject` starts it,
 * `close` lets requests finish, stops the worker between two deliveries and closes the store.
 * @throws Error when the store cannot be opened or `content/company.yaml` is wrong
 */
export async function buildApp(
  config: Config,
  overrides: Overrides = {},
): Promise<FastifyInstance> {
  const { now = () => new Date() } = overrides;
  // Before the site is read: what is made meanwhile is then taken up.
  const pagesSince = pagesBuiltAt(config.renderModule);
  const toMake = picturesToMake(config.renderModule);
  const site = loadSite(config.siteDir, config);
  const { app, filesAnswered } = createServer(config, site, overrides);
  const company = overrides.company ?? loadCompany();
  const mailer = overrides.mailer ?? createMailer(config);
  const store = overrides.store ?? (await openStore(config, app.log));
  const aside = createThreadedRenderer({ ...config, log: app.log });
  const pdf = createReportPdf((report, turn) => aside.make({ page: 'pdf', report }, turn), company);
  const sources = loadSources(config.siteDir);
  const renderPage = createRenderer(config.renderModule, config.siteUrl, app.log);
  const forMail = async (asked: PageNamed<'mail' | 'mail-text'>) =>
    (await aside.make(asked, 'mail'))?.toString();
  const layOut = (words: Mail) => forMail({ page: 'mail', mail: words });
  const sayReport: MailSettings['sayReport'] = (report, reader) =>
    forMail({ page: 'mail-text', report, reader });
  const mail = { ...config, company, sources, layOut, sayReport };
  const webhook =
    config.webhook && createWebhook({ ...config.webhook, siteUrl: config.siteUrl, store, now });
  const inLine = createLine();
  const makeCard = createReportCards(config.cardPartsDir, inLine);
  const worker = createWorker({
    store,
    mailer,
    mail,
    pdf,
    drawCard: (lead) => makeCard(socialCardOf(lead), MAILS),
    log: app.log,
    now,
    ...(webhook ? { webhook } : {}),
  });
  const watch = createWatch({ store, mailer, mail, log: app.log, now });
  const retention = createRetentionJob({ store, dataDir: config.dataDir, log: app.log, now });
  const reports = createKeptReports(store, now);
  const counter = createCounter({ store, log: app.log, now });
  const codeOfPages = loadInlineCode(config.renderModule);
  const assistant = loadAssistant(config.renderModule);
  const csp = { ...config, ...(codeOfPages ? { codeOfPages } : {}) };
  const { rateLimits } = config;

  await registerRateLimits(app);
  await app.register(
    async (functions) => {
      await functions.register(formbody);
      // A receipt holds the key to a report; what may be kept says so itself.
      functions.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      await registerCors(functions, [config.siteUrl, ...config.allowedOrigins]);
      const leads = createLeadService({
        store,
        onStored: worker.wake,
        deliveries: deliveriesOf(config),
        limits: toLeadLimits(rateLimits),
        lookUpDwelling: createRegisters({ ...config, log: app.log, now }),
        now,
      });
      const formTimes = createFormTimes(store, now);
      const parts = {
        leads,
        sources,
        renderPage,
        csp,
        failurePage: failurePage(site),
        allowedOrigins: [config.siteUrl, ...config.allowedOrigins],
        limit: rateLimits.submit,
        countRush: createRush(rateLimits.submitAll, now),
        isHurried: createHurry(formTimes, config.minFillMs),
      };
      registerLeadRoute(functions, parts);
      registerFormTimeRoute(functions, formTimes, rateLimits.address);
      registerAddressRoute(functions, createLookup(config), rateLimits.address);
      registerAnswersRoute(functions, {
        reports,
        allowedOrigins: parts.allowedOrigins,
        limit: rateLimits.report,
      });
      registerProofRoute(functions, { reports, leads, limit: rateLimits.report });
      registerAssistantRoute(functions, {
        assistant: assistant.get,
        ...(config.languageModel
          ? { wordAnew: createLanguageModel(config.languageModel, company.name) }
          : {}),
        limit: rateLimits.assistant,
        now,
      });
      registerVitalsRoute(functions, counter, rateLimits.vitals);
      registerClientErrorRoute(functions, isPathOf(site));
      refuseUnknownFunctions(functions);
    },
    { prefix: '/functions/v1' },
  );
  const logLinesLost = () => overrides.logStream?.lost ?? 0;
  const { isInterrupted } = worker;
  registerHealthRoute(app, { store, now, isInterrupted, logLinesLost });
  registerReadyRoute(app, {
    store,
    now,
    isInterrupted,
    dataDir: config.dataDir,
    outbox: config.smtpUrl ? undefined : outboxFolder(config.dataDir),
  });
  registerMetricsRoute(app, {
    store,
    token: config.metricsToken,
    logLinesLost,
    filesAnswered,
  });
  registerReportRoute(app, {
    reports,
    site,
    renderPage,
    pdf,
    makeCard,
    company,
    csp,
    now,
    limit: rateLimits.report,
  });
  registerToolRoute(app, { site, renderPage, csp, limit: rateLimits.report });
  registerImages(app, config, { site, toMake, inLine, convert: overrides.convertImage });
  registerPagesOnRequest(app, { site, renderPage, settings: config, limit: rateLimits.report });
  registerSite(app, site);
  if (toMake.length > 0)
    takeUpTheRest(app, { site, whenWhole: assistant.readAnew }, config, pagesSince);

  if (!site.notFound) app.log.warn('the site is not built: pages are not there');
  // The first who asks waits for no more than an answer, the first mail for no thread to start.
  warmUpInCalm(app, [() => aside.warmUp(), assistant.get]);
  app.addHook('onReady', async () => {
    worker.start();
    retention.start();
    watch.start();
  });
  closeConnectionsAsTheyEnd(app);
  // Deliveries stop with the requests, not after the slowest of them.
  app.addHook('preClose', async () => void worker.stop());
  app.addHook('onClose', async () => {
    await worker.stop();
    await retention.stop();
    await watch.stop();
    await aside.close();
    await counter.keep();
    await store.close();
  });
  return app;
}

interface Server {
  app: FastifyInstance;
  filesAnswered: () => number;
}

function createServer(config: Config, site: Site, { logStream }: Overrides): Server {
  const isOwnPath = isPathOf(site);
  const nextId = createRequestIds();
  const unreadable = { siteUrl: config.siteUrl, nextId };
  const readyFiles = createReadyFiles({ site, nextId, logStream });
  const app: FastifyInstance = Fastify({
    ...logOptions(config.logLevel, isOwnPath, logStream),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: config.trustProxy,
    genReqId: nextId,
    serverFactory: config.trustProxy
      ? readyFiles.serverFactory
      : warnOfUntrustedProxy(readyFiles.serverFactory, (sentence) => app.log.warn(sentence)),
    clientErrorHandler: answerUnparsable(unreadable),
    http: { requireHostHeader: false },
    // Nobody needs longer to send 16 kB; who does is holding a connection.
    requestTimeout: 30_000,
    // Nor to read on: where nothing moves for so long, nobody reads.
    connectionTimeout: 120_000,
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadable(
      config.siteUrl,
      site.notFound && ((request, reply) => sendNotFound(request, reply, site)),
    ),
  });
  readyFiles.answerFor(app);
  // JSON and, for the functions, forms: anything else is 415.
  app.removeContentTypeParser('text/plain');
  registerSecurityHeaders(app, config.siteUrl);
  registerRequestId(app);
  requireHost(app);
  refuseExpectations(app, unreadable);
  registerErrors(app);
  registerFailurePage(app, site);
  registerRequestLog(app, isOwnPath);
  return { app, filesAnswered: readyFiles.answered };
}
