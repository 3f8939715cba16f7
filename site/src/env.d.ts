/// <reference types="astro/client" />

import type { FieldErrors, KeptReport, Woningtype } from '@sens/contract';
import type { ToolName } from './features/tool/tools.ts';
import type { DwellingPictures } from './lib/dwelling-pictures.ts';
import type { PictureData } from './lib/pictures.ts';

declare global {
  namespace App {
    /** What the server hands to the pages that it renders on request. */
    interface Locals {
      leadForm?: {
        values: Record<string, string>;
        fields: FieldErrors;
        source: string;
        problem?: string;
      };
      /** Made at build; the render entry hands them over. */
      pictures?: {
        dwellings: Record<Woningtype, DwellingPictures>;
        tools: Partial<Record<ToolName, PictureData>>;
      };
      /** Reads a file that was made at build for the PDF; the render entry hands it over. */
      pdfFile?: (name: string) => Uint8Array;
      /** The report behind a link; the token is the secret part of its address. */
      report?: KeptReport & { token: string };
    }
  }

  interface Window {
    dataLayer?: Record<string, unknown>[];
    /** Query the report page was reached with, taken out of the address bar by the head script. */
    sensQuery?: string;
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
    'client:request'?: boolean;
  }
}
