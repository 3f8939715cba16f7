/// <reference types="astro/client" />

import type { Counted, PageOnRequest, Woningtype } from '@sens/contract';
import type { DwellingPictures } from './features/house-picture/dwelling-pictures.ts';
import type { ToolName } from './features/tool/tools.ts';
import type { Consent } from './lib/browser/consent.ts';
import type { PictureData } from './lib/pictures.ts';

declare global {
  namespace App {
    /** What the render entry hands to the pages that are made on request. */
    interface Locals {
      /** Read through `askedFor`. */
      asked?: PageOnRequest;
      /** Made at build. */
      pictures?: {
        dwellings: Record<Woningtype, DwellingPictures>;
        tools: Partial<Record<ToolName, PictureData>>;
        /** By the slug of a service. */
        towns: Partial<Record<string, PictureData>>;
      };
      /** Reads a file that was made at build for the PDF. */
      pdfFile?: (name: string) => Uint8Array;
    }
  }

  interface Document {
    /** True while the page is prepared and nobody has asked for it yet; not in every browser. */
    readonly prerendering?: boolean;
  }

  interface Navigator {
    /** How the visitor is connected; not in every browser. */
    readonly connection?: { saveData: boolean; effectiveType: string };
  }

  interface Window {
    dataLayer?: unknown[];
    /** Google's function for what happens on a page; there once a container was loaded. */
    gtag?: (...args: unknown[]) => void;
    /** Set by a container of the company's. */
    gtag_report_conversion?: () => void;
    /** The choice made on this page, for where no cookie can be kept. */
    sensConsent?: Consent;
    /** Steps of this page view that were counted and not sent yet. */
    sensCounted?: Counted[];
    /** Query the report page was reached with, taken out of the address bar by the head script. */
    sensQuery?: string;
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
    'client:presence'?: boolean;
    'client:request'?: boolean;
  }
}
