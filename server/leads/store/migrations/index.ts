import { leads } from './0001-leads.ts';
import { houseAnswers } from './0002-house-answers.ts';
import { mailbox } from './0003-mailbox.ts';
import { fullName } from './0004-full-name.ts';
import { consent } from './0005-consent.ts';
import { dailyCounts } from './0006-daily-counts.ts';
import { retention } from './0007-retention.ts';
import { delivery } from './0008-delivery.ts';
import { spam } from './0009-spam.ts';
import { callBack } from './0010-call-back.ts';
import { registered } from './0011-registered.ts';
import { reportNote } from './0012-report-note.ts';
import { settled } from './0013-settled.ts';
import { timelessIds } from './0014-timeless-ids.ts';
import { orphans } from './0015-orphans.ts';
import { leadEvents } from './0016-lead-events.ts';
import { dueByKind } from './0017-due-by-kind.ts';
import { equalByDate } from './0018-equal-by-date.ts';
import { toolPath } from './0019-tool-path.ts';

/** Every change to the tables, oldest first. Only ever add to the end. */
export const MIGRATIONS: readonly string[] = [
  leads,
  houseAnswers,
  mailbox,
  fullName,
  consent,
  dailyCounts,
  retention,
  delivery,
  spam,
  callBack,
  registered,
  reportNote,
  settled,
  timelessIds,
  orphans,
  leadEvents,
  dueByKind,
  equalByDate,
  toolPath,
];
