import { Icon } from '#components/ui/Icon.tsx';
import { formatPhone } from '#lib/format-nl.ts';
import { whatsappUrl } from '#lib/whatsapp.ts';
import type { AssistantTexts, Company } from '../../../content-queries.ts';
import { CallBackForm } from './CallBackForm.tsx';
import { ASSISTANT_COPY as COPY } from './copy.ts';

/** The form in which one leaves a number: here, and for who opens it in another tab on its page. */
const CALL_BACK = '/contact#formulier';

export interface PaneProps {
  company: Company;
  texts: AssistantTexts;
  /** What who leaves a number may expect. */
  callBackIntro: string;
}

/** The assistant as it opens: who it is, what one can ask, and where to type. */
export function Pane({ company, texts, callBackIntro }: PaneProps) {
  return (
    <dialog aria-labelledby="assistent-titel" className="assistant">
      <div className="assistant-head">
        <h2 id="assistent-titel">{texts.name}</h2>
        <button data-again="" hidden type="button">
          {COPY.again}
        </button>
        <button aria-label={COPY.close} data-close="" type="button">
          <Icon name="close" />
        </button>
      </div>
      <section aria-label={COPY.log} className="assistant-log">
        <p className="assistant-says">{texts.firstLine}</p>
        <div data-log="" role="log" />
        <ul aria-label={COPY.suggestions} className="assistant-asks">
          {texts.suggestions.map((text) => (
            <li key={text}>
              <button data-ask={text} type="button">
                {text}
              </button>
            </li>
          ))}
          {texts.paths.map((path) => (
            <li key={path.label}>
              {'href' in path ? (
                <a data-call-back={path.href === CALL_BACK ? '' : undefined} href={path.href}>
                  {path.label}
                </a>
              ) : (
                <button data-ask={path.ask} type="button">
                  {path.label}
                </button>
              )}
            </li>
          ))}
        </ul>
        <CallBackForm intro={callBackIntro} />
      </section>
      <form className="assistant-form">
        <label htmlFor="assistent-vraag">{COPY.question}</label>
        <input autoComplete="off" enterKeyHint="send" id="assistent-vraag" maxLength={500} />
        <button type="submit">{COPY.ask}</button>
      </form>
      <template data-turn="">
        <div className="assistant-turn">
          <p className="assistant-asked">
            <span className="assistant-hidden">{COPY.you} </span>
            <span data-question="" />
          </p>
          <div className="assistant-says">
            <span className="assistant-hidden">{COPY.assistant} </span>
            <div data-answer="" />
            <p className="assistant-sources" data-sources="">
              {COPY.source}{' '}
            </p>
            <div data-also="">
              <p className="assistant-sources">{COPY.also}</p>
              <ul className="assistant-asks">
                <li>
                  <button data-ask="" type="button" />
                </li>
              </ul>
            </div>
            <ul className="assistant-reach" data-reach="">
              <li>
                <a href={`tel:${company.phone.e164}`}>
                  {COPY.call(formatPhone(company.phone.display))}
                </a>
              </li>
              <li>
                <a href={whatsappUrl(company.whatsapp)} rel="noopener">
                  {COPY.whatsapp}
                </a>
              </li>
              <li>
                <a data-call-back="" href={CALL_BACK}>
                  {COPY.callBack}
                </a>
              </li>
              <li>
                <a href={`mailto:${company.email}`}>{COPY.mail}</a>
              </li>
            </ul>
          </div>
        </div>
      </template>
    </dialog>
  );
}
