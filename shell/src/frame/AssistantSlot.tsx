import ChatBubbleOutlineOutlinedIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import { styled } from '@mui/material/styles';
import type { WidgetProps } from '@sayapatri/contract';
import { panelCoversPage } from '@sayapatri/design';
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
  // A click that waits for the widget's code, or for the shell's (earlyClick.ts).
  '&[aria-busy=true]': { animation: 'assistant-wait 900ms ease-in-out infinite alternate' },
  '@keyframes assistant-wait': { to: { opacity: 0.5 } },
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
 * down. With scripts, a click (even one made before this code had loaded) opens the widget as soon as it has loaded, or
 * else the fallback page. Where the panel covers the page, following a link puts it
 * away with its conversation.
 */
function Assistant({ remote, slot, label, fallbackPath }: AssistantProps) {
  const loader = useRemoteLoader();
  const [state, setState] = useState<'closed' | 'opening' | 'open' | 'away'>('closed');
  const [Widget, setWidget] = useState<ComponentType<WidgetProps>>();
  const launcher = useRef<HTMLButtonElement>(null);

  const prepare = () => {
    loader.widget(remote, slot).catch(() => {});
  };
  const openFallback = () => window.location.assign(fallbackPath);
  const open = async () => {
    if (state === 'away') return setState('open');
    if (state !== 'closed') return;
    setState('opening');
    const askedOn = window.location.pathname;
    const loaded = await loader.widget(remote, slot).catch(() => undefined);
    // A late result must neither move the focus on a later page nor navigate away from it.
    const isLate = window.location.pathname !== askedOn;
    setState(loaded === undefined || isLate ? 'closed' : 'open');
    if (loaded !== undefined) setWidget(() => loaded);
    else if (!isLate) openFallback();
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
              aria-busy={state === 'opening'}
              onPointerEnter={prepare}
              onFocus={prepare}
            >
              <ChatBubbleOutlineOutlinedIcon fontSize="small" />
              {label}
            </Launcher>
          </form>
        </MobileActionBar>
      )}
      {Widget === undefined || state === 'closed' || state === 'opening' ? null : (
        <ErrorBoundary fallback={null} onError={openFallback}>
          <Activity mode={state === 'open' ? 'visible' : 'hidden'}>
            <Widget onClose={close} loadDataset={loader.dataset} />
          </Activity>
        </ErrorBoundary>
      )}
    </>
  );
}
