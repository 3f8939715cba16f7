import { judgeStates } from './lib/judge-states.ts';
import { ANSWERED_STATES } from './lib/states.ts';

judgeStates(ANSWERED_STATES);
