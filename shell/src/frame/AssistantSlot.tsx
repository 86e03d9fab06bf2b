import ChatBubbleOutlineOutlinedIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import { styled } from '@mui/material/styles';
import type { WidgetProps } from '@sayapatri/contract';
import { FloatingPanel, panelCoversPage } from '@sayapatri/design';
import { brand } from '@sayapatri/facts/brand';
import {
  Activity,
  type ComponentType,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { assistantFrame } from '../content/frame.ts';
import { useRemoteLoader } from '../federation/RemoteLoader.ts';
import { useSite } from '../navigation/SiteContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { launcherId, takeEarlyClick } from './earlyClick.ts';
import { BarButton, MobileActionBar } from './MobileActionBar.tsx';

/** A pill in the margin, quieter than the call to action, in dark mode too; elsewhere a part of the bar. */
const Launcher = styled(BarButton)(({ theme }) => ({
  '@media (width >= 85em)': {
    height: 56,
    paddingInline: 10,
    color: theme.vars.palette.onDeep,
    backgroundColor: theme.vars.palette.bandDeep,
    border: `1px solid color-mix(in srgb, ${theme.vars.palette.onDeep} 60%, ${theme.vars.palette.bandDeep})`,
    '&:hover': { backgroundColor: theme.vars.palette.bandDeep, borderColor: theme.vars.palette.onDeep },
  },
  // A click that waits for the shell's code (earlyClick.ts).
  '&[aria-busy=true]': { animation: 'assistant-wait 900ms ease-in-out infinite alternate' },
  '@keyframes assistant-wait': { to: { opacity: 0.5 } },
}));

const Welcome = styled('p')(({ theme }) => ({
  alignSelf: 'flex-start',
  maxWidth: '86%',
  margin: 16,
  padding: '10px 14px',
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

/** The ways to act, among them the floating chat assistant, if a live package has one. */
export function AssistantSlot() {
  const found = useSite().packages.flatMap(({ name, widgets }) =>
    widgets.filter(({ slot }) => slot === 'assistant').map((widget) => ({ ...widget, remote: name })),
  )[0];
  return found ? <Assistant {...found} /> : <MobileActionBar />;
}

type AssistantProps = Record<'remote' | 'slot' | 'label' | 'fallbackPath', string>;

/**
 * The button submits a form to the widget's fallback page, so that it works without scripts and when the remote is
 * down. With scripts, a click (even one made before this code had loaded) shows a frame of the panel at once, then the
 * widget, or the fallback page if the widget can't be loaded. Where the panel covers the page, following a link puts it
 * away with its conversation.
 */
function Assistant({ remote, slot, label, fallbackPath }: AssistantProps) {
  const loader = useRemoteLoader();
  const [state, setState] = useState<'closed' | 'opening' | 'open' | 'away'>('closed');
  const [Widget, setWidget] = useState<ComponentType<WidgetProps>>();
  const launcher = useRef<HTMLButtonElement>(null);
  /** Counts openings and closings, so that a widget that arrives after its frame was closed is not shown. */
  const latest = useRef(0);

  const prepare = () => {
    loader.widget(remote, slot).catch(() => {});
  };
  const openFallback = () => window.location.assign(fallbackPath);
  const open = async () => {
    if (state === 'away') return setState('open');
    if (state !== 'closed') return;
    setState('opening');
    latest.current += 1;
    const opening = latest.current;
    const askedOn = window.location.pathname;
    const loaded = await loader.widget(remote, slot).catch(() => undefined);
    // The frame was closed meanwhile.
    if (latest.current !== opening) return;
    // A late result must neither move the focus on a later page nor navigate away from it.
    if (window.location.pathname !== askedOn) setState('closed');
    else if (loaded === undefined) openFallback();
    else {
      setWidget(() => loaded);
      setState('open');
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    open();
  };
  const answerEarlyClick = useEffectEvent(() => {
    if (takeEarlyClick()) open();
  });
  useEffect(() => answerEarlyClick(), []);
  const close = () => {
    setState('closed');
    latest.current += 1;
    // In the next frame React has rendered the button again; by then a new page's heading may have the focus.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) launcher.current?.focus();
    });
  };

  const { key } = useLocation();
  const putAway = useEffectEvent(() => {
    if (state === 'open' && panelCoversPage()) setState('away');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each navigation, also to the same page
  useEffect(() => putAway(), [key]);

  // The panel while its code is loading, with its welcome, so that a tap is answered at once.
  if (state === 'opening') {
    const { title, close: closeLabel, welcome } = assistantFrame;
    return (
      <FloatingPanel
        icon={<ChatBubbleOutlineOutlinedIcon />}
        title={title}
        subtitle={brand.shortName}
        closeLabel={closeLabel}
        onClose={close}
        loading
      >
        <Welcome>{welcome}</Welcome>
      </FloatingPanel>
    );
  }
  return (
    <>
      {state === 'open' ? null : (
        <MobileActionBar>
          <form id={launcherId} action={fallbackPath} onSubmit={submit}>
            <Launcher
              ref={launcher}
              type="submit"
              color="inherit"
              aria-haspopup="dialog"
              aria-busy={false}
              onPointerEnter={prepare}
              onFocus={prepare}
            >
              <ChatBubbleOutlineOutlinedIcon fontSize="small" />
              {label}
            </Launcher>
          </form>
        </MobileActionBar>
      )}
      {Widget === undefined || state === 'closed' ? null : (
        <ErrorBoundary fallback={null} onError={openFallback}>
          <Activity mode={state === 'open' ? 'visible' : 'hidden'}>
            <Widget onClose={close} loadDataset={loader.dataset} />
          </Activity>
        </ErrorBoundary>
      )}
    </>
  );
}
