import {
  CALL_BACK_CONSENT,
  CALL_BACK_CONSENT_TEXT,
  CALL_BACK_MOMENTS,
  CONSENT_FIELD,
  NAAM,
  TEXT_MAX,
} from '@sens/contract';
import { ASSISTANT_COPY } from './copy.ts';

const COPY = ASSISTANT_COPY.callBackForm;
const { calling, before, link, after } = CALL_BACK_CONSENT_TEXT;

/** One field with a place for what is wrong with it. */
function TextField(props: {
  name: 'naam' | 'telefoon';
  autoComplete: string;
  inputMode?: 'tel';
  maxLength: number;
}) {
  const { name } = props;
  const id = `terugbellen-${name}`;
  return (
    <p>
      <label htmlFor={id}>{COPY.labels[name]}</label>
      <input aria-describedby={`${id}-fout`} id={id} required {...props} />
      <span className="assistant-wrong" id={`${id}-fout`} />
    </p>
  );
}

/** Where a visitor leaves a number, in the conversation. Waits hidden until somebody wants it. */
export function CallBackForm({ intro }: { intro: string }) {
  return (
    <form aria-labelledby="terugbellen-titel" className="assistant-call" hidden noValidate>
      <h3 id="terugbellen-titel">{COPY.title}</h3>
      <p>{intro}</p>
      <TextField autoComplete="name" maxLength={NAAM.max} name="naam" />
      <TextField autoComplete="tel" inputMode="tel" maxLength={TEXT_MAX.telefoon} name="telefoon" />
      <p>
        <label htmlFor="terugbellen-moment">{COPY.labels.moment}</label>
        <select id="terugbellen-moment" name="moment">
          {CALL_BACK_MOMENTS.map((moment) => (
            <option key={moment} value={moment}>
              {COPY.moments[moment]}
            </option>
          ))}
        </select>
      </p>
      <label className="assistant-tick" data-transcript="">
        <input name="transcript" type="checkbox" /> <span>{COPY.transcript}</span>
      </label>
      <p className="assistant-small">
        {calling}. {before}
        <a href="/privacy">{link}</a>
        {after}
      </p>
      <input name={CONSENT_FIELD} type="hidden" value={CALL_BACK_CONSENT} />
      <p className="assistant-wrong" data-failure="" role="alert" />
      <div className="assistant-buttons">
        <button type="submit">{COPY.send}</button>
        <button data-call-off="" type="button">
          {COPY.off}
        </button>
      </div>
    </form>
  );
}
