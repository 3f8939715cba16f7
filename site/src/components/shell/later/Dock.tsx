import { type IconName, NamedIcon } from '#components/ui/NamedIcon.tsx';
import { callWords } from '#lib/format-nl.ts';
import { whatsappUrl } from '#lib/whatsapp.ts';
import type { Company } from '../../../content-queries.ts';
import { ASSISTANT_COPY } from '../assistant/copy.ts';
import { REPORT_FORM } from '../report-link.ts';
import { LATER_COPY as COPY } from './copy.ts';
import { DOCK_MENU_ID } from './names.ts';

interface Action {
  label: string;
  href: string;
  icon: IconName;
}

const actions = ({ phone, email }: Company): Action[] => [
  { label: COPY.actions.report, href: REPORT_FORM, icon: 'check' },
  { label: COPY.actions.services, href: '/#diensten', icon: 'layers' },
  { label: COPY.actions.articles, href: '/#kennisbank', icon: 'list' },
  {
    label: callWords(phone.display),
    href: `tel:${phone.e164}`,
    icon: 'phone',
  },
  { label: COPY.actions.mail, href: `mailto:${email}`, icon: 'mail' },
  { label: COPY.actions.about, href: '/over-sens', icon: 'hands' },
];

/** Help that is always at hand: what one mostly wants, WhatsApp; in one dock, in the same order everywhere. */
export function Dock({ company }: { company: Company }) {
  return (
    <div className="dock">
      <button className="dock-part" popoverTarget={DOCK_MENU_ID} type="button">
        <NamedIcon name="grid" /> <span>{COPY.menu}</span>
      </button>
      <a className="dock-part" href={whatsappUrl(company.whatsapp)} rel="noopener">
        <NamedIcon name="whatsapp" /> <span>{COPY.whatsapp}</span>
      </a>
      <a className="dock-part" data-open="assistant" href="/contact">
        <NamedIcon name="ask" /> <span>{ASSISTANT_COPY.button}</span>
      </a>
      <ul className="dock-menu" id={DOCK_MENU_ID} popover="auto">
        {actions(company).map(({ label, href, icon }) => (
          <li key={href}>
            <a href={href}>
              <NamedIcon name={icon} /> {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
